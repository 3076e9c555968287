import type { Bound, Fact, ValueClaim } from '../../facts/claim.ts'
import type {
  AnswerRow,
  Api,
  Field,
  NonEmpty,
  OperationTable,
  RecordTable,
  Section,
  Subject,
} from '../../facts/table.ts'

type WithoutSubject<Claim> = Claim extends unknown ? Omit<Claim, 'at'> : never

/** Makes the facts of one table, or of a part of it: each says what it is about first. */
interface Writer {
  fact(says: string, claim: Fact['claim']): Fact
  value(says: string, at: Subject, claim: WithoutSubject<ValueClaim>): Fact
  words(sentences: readonly string[] | undefined, at: Subject): Fact[]
}

function writerOf(section: Section, apis: NonEmpty<Api>, subject: string): Writer {
  const fact: Writer['fact'] = (says, claim) => ({ section, apis, says: `${subject}: ${says}`, claim })
  return {
    fact,
    value: (says, at, claim) => fact(says, { ...claim, at } as ValueClaim),
    words: (sentences = [], at) => sentences.map((sentence) => fact(sentence, { kind: 'says', of: at, sentence })),
  }
}

/** The facts of a table of one operation: a fact for each thing that a row states. */
export function factsOfOperation(table: OperationTable): Fact[] {
  const { section, apis, title, request: operation, body } = table
  const { fact } = writerOf(section, apis, operation)
  return [
    fact('is served', { kind: 'is served', operation }),
    fact(`is called after "${title}"`, { kind: 'is called', operation, title }),
    ...[title, ...(table.says ?? [])].map((sentence) => fact(sentence, { kind: 'says', of: { operation }, sentence })),
    ...(table.deprecated ? [fact('deprecated', { kind: 'is deprecated itself', operation })] : []),
    ...Object.keys(table.parameters).flatMap((name) => factsOfParameter(table, name)),
    ...(body === 'none'
      ? [fact('request body: none', { kind: 'takes no body', operation })]
      : [
          fact('request body: JSON', { kind: 'takes a JSON body', operation }),
          ...factsOfRecord(body, apis, { operation, part: 'body', path: [] }),
        ]),
    ...Object.entries(table.answers).flatMap(([status, row]) => factsOfAnswer(table, Number(status), row)),
  ]
}

function factsOfParameter({ section, apis, request: operation, parameters }: OperationTable, name: string): Fact[] {
  const row = parameters[name]
  const writer = writerOf(section, apis, `${operation}, ${name}`)
  return [
    writer.fact('path parameter, required', { kind: 'takes the parameter', operation, name }),
    ...(row === undefined || row === 'in the path'
      ? []
      : factsOfField(writer, row, { operation, part: `parameter ${name}`, path: [] })),
  ]
}

function factsOfAnswer(table: OperationTable, status: number, row: AnswerRow | 'not shown'): Fact[] {
  const { section, apis, request: operation } = table
  const { fact, value } = writerOf(section, apis, `${operation}, ${status}`)
  if (row === 'not shown') return [fact('body not shown', { kind: 'shows no body of', operation, status })]
  const at = (field: string): Subject => ({ operation, part: `${status}`, path: [field] })
  return [
    fact('is answered', { kind: 'answers', operation, status }),
    ...row.fields.map((field) => value(`${row.says}: ${field}`, at(field), { kind: 'is there' })),
    ...(row.without ?? []).map((field) => value(`${row.says}: no ${field}`, at(field), { kind: 'is not there' })),
    ...(row.result ? factsOfRecord(row.result, apis, at('result')) : []),
  ]
}

/** The facts of a table of fields, for the value that such a record describes. */
export function factsOfRecord(table: RecordTable, apis: NonEmpty<Api>, subject: Subject): Fact[] {
  const { section, title, name, member } = table
  const { value, words } = writerOf(section, apis, title)
  const at: Subject = member === undefined ? subject : { ...subject, path: [...subject.path, `(${member})`] }
  return [
    value('is an object', at, { kind: 'has the type', type: 'object' }),
    ...(member === undefined ? [] : [value(`has the member ${member}`, at, { kind: 'is there' })]),
    ...(name === undefined ? [] : [value(`has the name ${name}`, at, { kind: 'has the name', name })]),
    ...(subject.part === 'body' ? [value('has no field but these', at, { kind: 'has no other field' })] : []),
    ...(table.nothingRequired ? [value('no field is required', at, { kind: 'requires nothing' })] : []),
    ...words(table.says, at),
    ...Object.entries(table.fields).flatMap(([field, row]) => {
      const writer = writerOf(section, apis, `${title}, ${field}`)
      const inside: Subject = { ...at, path: [...at.path, field] }
      return [
        writer.value('is there', inside, { kind: 'is there' }),
        ...factsOfField(writer, row, inside),
        ...('record' in row ? factsOfRecord(row.record, apis, row.type === 'object' ? inside : itemsOf(inside)) : []),
      ]
    }),
  ]
}

const itemsOf = (subject: Subject): Subject => ({ ...subject, path: [...subject.path, '[]'] })

function factsOfField({ value, words }: Writer, row: Field, at: Subject): Fact[] {
  return [
    ...typesOf(row, at).map(([subject, type]) =>
      value(subject === at ? `is of the type ${row.type}` : `holds ${type}s`, subject, { kind: 'has the type', type }),
    ),
    ...(row.nullable ? [value('nullable', at, { kind: 'may be null' })] : []),
    ...(row.deprecated ? [value('deprecated', at, { kind: 'is deprecated' })] : []),
    ...bounds.flatMap((keyword) => {
      const bound = (row as Partial<Record<Bound, string | number | boolean>>)[keyword]
      return bound === undefined ? [] : [value(`${keyword} ${bound}`, at, { kind: 'has', keyword, value: bound })]
    }),
    ...('values' in row ? [value(row.values.join(', '), at, { kind: 'has the values', values: row.values })] : []),
    ...('named' in row ? (row.named ?? []) : []).map((named) =>
      value(`the value ${named}`, at, { kind: 'takes the value', value: named }),
    ),
    ...('mayBeEmpty' in row ? [value('may be empty', at, { kind: 'may be empty' })] : []),
    ...words(row.says, at),
  ]
}

const bounds: readonly Bound[] = ['format', 'minimum', 'maximum', 'multipleOf', 'maxLength', 'default']

type Type = Extract<ValueClaim, { kind: 'has the type' }>['type']

/** A record is said to be an object where its own table is read. */
function typesOf({ type }: Field, at: Subject): [Subject, Type][] {
  switch (type) {
    case 'object':
      return []
    case 'string enum':
      return [[at, 'string']]
    case 'array of object':
      return [[at, 'array']]
    case 'array of string':
      return [
        [at, 'array'],
        [itemsOf(at), 'string'],
      ]
    default:
      return [[at, type]]
  }
}
