import { altering, always, type Fault } from './fault.ts'

const without = (name: string): Fault['plant'] =>
  altering(({ headers }) => {
    headers.delete(name)
    return { headers }
  })

const instead = (name: string, value: string): Fault['plant'] =>
  altering(({ headers }) => {
    if (headers.has(name)) headers.set(name, value)
    return { headers }
  })

const takesBody = ({ bodies }: { bodies: readonly unknown[] }): boolean => bodies.length > 0

const faults: readonly Omit<Fault, 'category'>[] = [
  { name: 'does not say what its body is', shows: takesBody, plant: without('content-type') },
  {
    name: 'calls its body a form',
    shows: takesBody,
    plant: instead('content-type', 'application/x-www-form-urlencoded'),
  },
  { name: 'calls its body text', shows: takesBody, plant: instead('content-type', 'text/plain;charset=UTF-8') },
  {
    name: 'says of no body what it is',
    shows: (operation) => !takesBody(operation),
    plant: altering(({ headers }) => {
      headers.set('content-type', 'application/json')
      return { headers }
    }),
  },
  { name: 'does not say what it accepts', shows: always, plant: without('accept') },
  { name: 'accepts pages', shows: always, plant: instead('accept', 'text/html') },
  {
    name: 'asks for an example of a mock',
    shows: always,
    plant: altering(({ headers }) => {
      headers.set('prefer', 'code=200')
      return { headers }
    }),
  },
]

export const headers: readonly Fault[] = faults.map((fault) => ({ category: 'header', ...fault }))
