import type { Message, ResponseGolden } from '../src/goldens/golden.ts'

/** The head of a JSON answer. */
export const answersJson = (status: string): string[] => [
  `HTTP/1.1 ${status}`,
  'content-type: application/json; charset=utf-8',
  '',
]

/** Of a gateway that reaches no server. */
export const upstreamDown: Message = [
  'HTTP/1.1 503 Service Unavailable',
  'content-type: text/plain',
  'retry-after: 0.01',
  '',
  'upstream down',
]

/** The page of a server without the route. */
export function notServed(route: string): ResponseGolden {
  return {
    name: 'says of a 404 in HTML that the route is not served',
    answers: [
      [
        'HTTP/1.1 404 Not Found',
        'content-type: text/html; charset=utf-8',
        '',
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>Error</title>\n</head>\n<body>\n',
        `<pre>Cannot ${route}</pre>\n</body>\n</html>\n`,
      ],
    ],
    outcome: {
      error: 'NotFoundError',
      status: 404,
      detail: `Cannot ${route}`,
      says: 'the route is not served here',
    },
  }
}
