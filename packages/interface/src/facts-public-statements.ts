/**
 * The sentences in which the public tables and the documents are compared. Both sides are put into these words, so a
 * fact holds where a document comes to the same words, however it arranges its references.
 */
export const statementOf = {
  type: (type: unknown): string => `is of the type ${type}`,
  value: (value: unknown): string => `takes the value ${JSON.stringify(value)}`,
  listed: (isAll: boolean): string => (isAll ? 'takes no other value' : 'may take other values'),
  keyword: (keyword: string, value: unknown): string => `has ${keyword} ${JSON.stringify(value)}`,
  requires: (field: string): string => `requires ${field}`,
  field: (field: string): string => `has the field ${field}`,
  forbids: (field: string): string => `forbids the field ${field}`,
  others: (isAllowed: boolean): string => (isAllowed ? 'admits any other field' : 'has no other field'),
  record: (name: string): string => `is a ${name}`,
  member: (keyword: string, name: string): string => `is ${keyword} ${name}`,
  toldApart: (field: unknown): string => `is told apart by ${field}`,
  means: (value: string, name: string): string => `is a ${name} where that is ${value}`,
  condition: (keyword: string): string => `has a rule: ${keyword}`,
  called: (name: unknown): string => `is called ${name}`,
  grouped: (tag: unknown): string => `is grouped under ${tag}`,
  takes: (name: unknown, place: unknown): string => `takes ${name} in the ${place}`,
  demands: (name: unknown, isRequired: boolean): string => `${isRequired ? 'requires' : 'does not require'} ${name}`,
  answers: (status: string): string => `answers ${status}`,
  mediaType: (type: string): string => `is ${type}`,
  header: (name: string): string => `sends ${name}`,
  repeated: (statuses: unknown): string => `may be repeated after ${[statuses].flat().join(', ')}`,
}

/** How places below a place are called. */
export const placeOf = {
  field: (of: string, field: string): string => `${of}.${field}`,
  items: (of: string): string => `${of}[]`,
  like: (of: string, pattern: string): string => `${of}./${pattern}/`,
  member: (of: string, index: number): string => `${of} (form ${index + 1})`,
  condition: (of: string, keyword: string): string => `${of} ${keyword}`,
  parameter: (of: string, name: unknown): string => `${of}, ${name}`,
  body: (of: string): string => `${of}, body`,
  answer: (of: string, status: string): string => `${of}, ${status}`,
  content: (of: string, type: string): string => `${of} as ${type}`,
  header: (of: string, name: string): string => `${of}, ${name}`,
}
