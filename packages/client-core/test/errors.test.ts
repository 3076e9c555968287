import { describe, expect, it } from 'vitest'
import * as errors from '../src/errors.ts'
import { answering, createWarehouse, json, rejection } from './warehouse.ts'

async function failure(answer: Response): Promise<errors.ApiError> {
  return rejection(createWarehouse({ ...answering(answer), maxRetries: 0 }).getCrate('a'))
}

describe('an answer outside 2xx', () => {
  it.each([
    [400, errors.BadRequestError],
    [401, errors.AuthenticationError],
    [403, errors.PermissionDeniedError],
    [404, errors.NotFoundError],
    [409, errors.ConflictError],
    [418, errors.ApiError],
    [422, errors.UnprocessableContentError],
    [429, errors.RateLimitError],
    [500, errors.ServerError],
    [502, errors.ServerError],
    [304, errors.ApiError],
  ])('%i is its own class', async (status, ErrorClass) => {
    const error = await failure(new Response(null, { status }))
    expect(error.constructor).toBe(ErrorClass)
    expect(error.name).toBe(ErrorClass.name)
    expect(error).toBeInstanceOf(errors.ApiError)
    expect(error).toBeInstanceOf(errors.CloudDbError)
    expect(error.status).toBe(status)
  })

  it('says in one sentence what was asked and what the server said', async () => {
    const error = await failure(json({ status: 400, error: 'BAD_REQUEST: no such crate', requestId: 'r-1' }, 400))
    expect(error.message).toBe('GET /v1/sites/{site}/crates/{crate} answered 400: BAD_REQUEST: no such crate')
    expect(error).toMatchObject({
      detail: 'BAD_REQUEST: no such crate',
      requestId: 'r-1',
      operationId: 'getCrate',
      method: 'GET',
      path: '/v1/sites/{site}/crates/{crate}',
      body: { status: 400, error: 'BAD_REQUEST: no such crate', requestId: 'r-1' },
      attempts: [{ status: 400, reason: 'answered 400' }],
    })
    expect(error.headers.get('content-type')).toBe('application/json')
  })

  it.each([
    ['{"message":"Alert not found"}', 'Alert not found'],
    ['{"error":{"message":"nested"}}', 'nested'],
    ['{"error":null,"message":"second"}', 'second'],
    ['[{"code":1},{"message":"in a list"}]', 'in a list'],
    ['"a string"', 'a string'],
    ['Unauthorized', 'Unauthorized'],
    ['<html><head><title>x</title></head><body><pre>Cannot GET /x</pre></body></html>', 'Cannot GET /x'],
    ['null', ''],
    ['', ''],
    ['{"truncated":', '{"truncated":'],
    ['{"error":"","message":"second"}', 'second'],
    ['{"code":7}', '{"code":7}'],
    ['{"__proto__":{"message":"inherited"}}', '{"__proto__":{"message":"inherited"}}'],
  ])('with the body %s has the detail %j', async (body, detail) => {
    expect((await failure(new Response(body, { status: 400 }))).detail).toBe(detail)
  })

  it('in HTML with 404 says that the route is not served', async () => {
    const html = new Response('<!DOCTYPE html><html><body><pre>Cannot GET /v1/x</pre></body></html>', { status: 404 })
    expect((await failure(html)).message).toContain('does not serve the route')
    const bare = new Response('<pre>Cannot GET /v1/x</pre>', { status: 404, headers: { 'content-type': 'text/html' } })
    expect(await failure(bare)).toMatchObject({
      detail: 'Cannot GET /v1/x',
      message: expect.stringContaining('does not serve'),
    })
    expect((await failure(json({ error: 'NOT_FOUND' }, 404))).message).not.toContain('does not serve the route')
  })

  it('that is nested, or a page, beyond all measure is still an error with its status', async () => {
    const deep = '['.repeat(100_000)
    const bodies = [
      deep + ']'.repeat(100_000),
      `${'{"error":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
      `<html>${'<'.repeat(300_000)}`,
      `<html>${'<script '.repeat(60_000)}`,
    ]
    for (const body of bodies)
      expect(await failure(new Response(body, { status: 400 }))).toMatchObject({ name: 'BadRequestError' })
  })

  it('carries the advice of the document for its status', async () => {
    const error = await failure(new Response('Unauthorized', { status: 401 }))
    expect(error.message).toBe(
      'GET /v1/sites/{site}/crates/{crate} answered 401: Unauthorized. A shelf key is not a site key.',
    )
  })

  it('says in seconds when to come back', async () => {
    const error = await failure(json({ error: 'TOO_MANY_REQUESTS' }, 429, { 'x-ratelimit-reset': '2.5' }))
    expect(error.retryAfter).toBe(2.5)
  })
})

describe('a 2xx answer that is not what was promised', () => {
  it.each([
    ['HTML of a proxy', '<html>Sign in</html>', 'its body is not JSON'],
    ['truncated JSON', '{"result":{"id"', 'its body is not JSON'],
    ['an empty body', '', 'its body is not JSON'],
    ['null', 'null', 'its body has no `result`'],
    ['a list', '[1]', 'its body has no `result`'],
    ['no payload', '{"status":200}', 'its body has no `result`'],
    ['a payload of the prototype', '{"__proto__":{"result":1}}', 'its body has no `result`'],
  ])('is a ResponseParseError: %s', async (_, body, problem) => {
    const error: errors.ResponseParseError = await rejection(
      createWarehouse(answering(new Response(body))).getCrate('a'),
    )
    expect(error).toBeInstanceOf(errors.ResponseParseError)
    expect(error.message).toContain(problem)
    expect(error).toMatchObject({ status: 200, text: body, operationId: 'getCrate' })
  })

  it('quotes at most 200 characters', async () => {
    const error: errors.ResponseParseError = await rejection(
      createWarehouse(answering(new Response('x'.repeat(10_000)))).getCrate('a'),
    )
    expect(error.text).toHaveLength(200)
  })
})

describe('an error class', () => {
  it('knows its own kind across copies of the package', async () => {
    const copy = (await import(`${'../src/errors.ts'}?copy`)) as typeof errors
    const error = await failure(json({}, 404))
    expect(error).not.toBeInstanceOf(copy.NotFoundError)
    expect(copy.NotFoundError.is(error)).toBe(true)
    expect(copy.ApiError.is(error)).toBe(true)
    expect(copy.CloudDbError.is(error)).toBe(true)
    expect(copy.RateLimitError.is(error)).toBe(false)
    expect(copy.CloudDbError.is(new Error('NotFoundError'))).toBe(false)
    expect(copy.CloudDbError.is({ name: 'NotFoundError', isCloudDbError: true })).toBe(false)
    expect(copy.CloudDbError.is(undefined)).toBe(false)
  })
})
