/** A record without the properties that have no value, as JSON has it. */
export function defined<Given extends object>(record: Given): Given {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as Given
}
