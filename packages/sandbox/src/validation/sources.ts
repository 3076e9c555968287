import { type ZodTypeAny, z } from 'zod/v3'
import type { Composition, RequestSchemas } from './request-schemas.ts'
import { type Rule, ruled } from './rule.ts'

/** Parts of a source that servers validate in another way than the document says. */
export const sourceCompositions: Composition = {
  LogSourceRequest: withWords,
  TraceSourceRequest: withWords,
  SessionSourceRequest: withWords,
  MetricSourceRequest: withWords,
  PromqlSourceRequest: withWords,
  SourceFromRequest: withWords,
  MetricSourceFromRequest: withWords,
  HighlightedAttributeExpressionRequest: withWords,
  MetadataMaterializedViewsRequest: (schemas, name) => withWords(schemas, name).extend({ granularity: interval }),
  MaterializedViewRequest: materializedView,
  AggregatedColumnRequest: (schemas, name) => ruled(withWords(schemas, name), columnHasSource),
  MetricTablesRequest: (schemas, name) => ruled(schemas.plain(name), someTable),
}

/** Servers take a long form as well, which the document leaves out. */
const interval = z.string().regex(/^\d+(?:[smhd]| (?:second|minute|hour|day))$/)

/** The words of servers for an empty text, by the component that has it, or for every component. */
const emptyTexts: Readonly<Record<string, string>> = {
  name: 'Name is required',
  connection: 'Server Connection is required',
  'SourceFromRequest.databaseName': 'Database is required',
  'SourceFromRequest.tableName': 'Table is required',
  'MetricSourceFromRequest.databaseName': 'Database is required',
  timestampValueExpression: 'Timestamp Column is required',
  defaultTableSelectExpression: 'Default Select Expression is required',
  durationExpression: 'Duration Expression is required',
  'TraceSourceRequest.traceIdExpression': 'Trace ID Expression is required',
  'TraceSourceRequest.spanIdExpression': 'Span ID Expression is required',
  parentSpanIdExpression: 'Parent span ID expression is required',
  spanNameExpression: 'Span Name Expression is required',
  spanKindExpression: 'Span Kind Expression is required',
  'MetricSourceRequest.resourceAttributesExpression': 'Resource Attributes is required',
  sqlExpression: 'Attribute SQL Expression is required',
  'MaterializedViewRequest.databaseName': 'Materialized View Database is required',
  'MaterializedViewRequest.tableName': 'Materialized View Table is required',
  timestampColumn: 'Materialized View Timestamp column is required',
  mvColumn: 'Materialized View Column is required',
  kvRollupTable: 'KV rollup table name is required',
}

/** The schema of a component, with the words of servers. The connection is looked for later. */
function withWords(schemas: RequestSchemas, name: string): z.ZodObject<z.ZodRawShape> {
  const shape = schemas.shape(name)
  for (const property of Object.keys(shape)) {
    const message = emptyTexts[`${name}.${property}`] ?? emptyTexts[property]
    if (message !== undefined) shape[property] = z.string().min(1, message)
  }
  if (name === 'SessionSourceRequest') {
    const message = 'Correlated Trace Source is required'
    shape.traceSourceId = z.string({ message }).min(1, message)
  }
  return z.object(shape)
}

function materializedView(schemas: RequestSchemas, name: string): ZodTypeAny {
  return withWords(schemas, name).extend({
    minGranularity: interval,
    minDate: z.string().datetime().nullish(),
    aggregatedColumns: z
      .array(schemas.named('AggregatedColumnRequest'))
      .min(1, 'At least one aggregated column is required'),
  })
}

/** Every function but a count has a column. */
const columnHasSource: Rule<{ sourceColumn?: string; aggFn: string }> = ({ sourceColumn, aggFn }, complain) => {
  if (aggFn !== 'count' && !sourceColumn) complain('Materialized View Source Column is required')
}

const someTable: Rule<Readonly<Record<string, string>>> = (tables, complain) => {
  if (!Object.values(tables).some(Boolean)) complain('At least one metric table must be specified')
}
