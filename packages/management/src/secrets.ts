import { conceal } from './concealed.ts'
import type { KeyHashesRequest } from './generated/schema.ts'

/** A key ID and secret that were made here, with their hashes. */
export interface GeneratedKey {
  /** The key ID, by which requests are authenticated. */
  readonly keyId: string
  /** The secret. `util.inspect` and `console.log` of Node hide it; copies and JSON have it. */
  readonly keySecret: string
  /** What `createKey` is sent, so that the API learns neither the key ID nor the secret. */
  readonly hashData: KeyHashesRequest
}

/** The hashes of a password, as `updateServicePassword` takes them. */
export interface PasswordHashes {
  /** SHA-256, in Base64. */
  readonly newPasswordHash: string
  /** SHA-1 of SHA-1, in hexadecimal digits, for clients that speak the MySQL protocol. */
  readonly newDoubleSha1Hash: string
}

/** A password that was made here, with its hashes. */
export interface GeneratedPassword {
  /** The password. `util.inspect` and `console.log` of Node hide it; copies and JSON have it. */
  readonly password: string
  /** What `updateServicePassword` is sent, so that the API does not learn the password. */
  readonly hashes: PasswordHashes
}

/**
 * Makes a key ID and a secret of random letters and digits, 119 and 250 bits. Nothing is sent: store both, then pass
 * `hashData` to `createKey`. If its answer is lost, the key still works once it is created.
 */
export async function generateKey(): Promise<GeneratedKey> {
  const [keyId, keySecret] = [randomText(20), randomText(42)]
  return conceal({ keyId, keySecret, hashData: await hashKey(keyId, keySecret) }, 'keySecret')
}

/**
 * Makes a password of random letters and digits, 190 bits. Nothing is sent: store it, then pass `hashes` to
 * `updateServicePassword`.
 */
export async function generatePassword(): Promise<GeneratedPassword> {
  const password = randomText(32)
  return conceal({ password, hashes: await hashPassword(password) }, 'password')
}

/** The hashes of a key ID and a secret of your own, for `hashData` of `createKey`. */
export async function hashKey(keyId: string, keySecret: string): Promise<KeyHashesRequest> {
  return { keyIdHash: await sha256(keyId), keyIdSuffix: keyId.slice(-4), keySecretHash: await sha256(keySecret) }
}

/** The hashes of a password of your own, for `updateServicePassword`. */
export async function hashPassword(password: string): Promise<PasswordHashes> {
  const twice = await digest('SHA-1', await digest('SHA-1', utf8(password)))
  const hexadecimal = [...twice].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return { newPasswordHash: await sha256(password), newDoubleSha1Hash: hexadecimal }
}

async function sha256(text: string): Promise<string> {
  return base64(await digest('SHA-256', utf8(text)))
}

function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}

async function digest(algorithm: string, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest(algorithm, bytes))
}

function utf8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}

/** Two of the 64 characters of Base64 are thrown away; the others stay equally likely. */
function randomText(length: number): string {
  let text = ''
  while (text.length < length) text += base64(crypto.getRandomValues(new Uint8Array(48))).replace(/\W/g, '')
  return text.slice(0, length)
}
