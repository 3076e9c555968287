import { generateKey, generatePassword, hashKey, hashPassword } from '@clouddb/management/secrets'
import { expect, test } from 'vitest'
import { expectStorable } from './jobs.ts'

// Computed with sha256sum, sha1sum, xxd and base64, as the API's document says.
test('hashes have the form that the API compares', async () => {
  expect(await hashPassword('password')).toEqual({
    newPasswordHash: 'XohImNooBHFR0OVvjcYpJ3NgPQ1qq73WKhHvch0VQtg=',
    newDoubleSha1Hash: '2470c0c06dee42fd1618bb99005adca2ec9d1e19',
  })
  expect(await hashKey('Qm7tXv2LkP9sWd4R', 'pässword')).toEqual({
    keyIdHash: 'PZZ771Tv3VvtgweLKlGuPT489trCAJrlPLY2Oij4u7A=',
    keyIdSuffix: 'Wd4R',
    keySecretHash: 'NHgme1YSeRtAmIkGs6eJfrarUB4EuV7TL5nQr99mnZw=',
  })
})

test('what is made is random, hashed, stored whole, and printed without the secret', async () => {
  const [key, other] = [await generateKey(), await generateKey()]
  const { password, hashes } = await generatePassword()
  const made = await generatePassword()
  expect(key.hashData).toEqual(await hashKey(key.keyId, key.keySecret))
  expect(hashes).toEqual(await hashPassword(password))
  for (const text of [key.keyId, key.keySecret, password]) expect(text).toMatch(/^[A-Za-z0-9]{20,42}$/)
  expect(new Set([key.keyId, other.keyId, key.keySecret, other.keySecret, password, made.password]).size).toBe(6)
  expectStorable(key, 'keySecret')
  expectStorable(made, 'password')
})
