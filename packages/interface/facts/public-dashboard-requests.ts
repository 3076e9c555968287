import {
  between,
  type Fields,
  flag,
  flagWith,
  itemId,
  listOf,
  notEmpty,
  number,
  oneValueOf,
  record,
  type Shape,
  sent,
  sentWhole,
  text,
  textOrNull,
  upTo,
} from './public-shape.ts'
import { observability, type PublicRecords } from './public-table.ts'
import { aggregateFunctions, metricTypes } from './public-words.ts'

const language = oneValueOf('sql', 'lucene')

/** A language may not be null where there is a query. */
const queryHasLanguage: Shape = {
  when: { type: 'object', required: ['savedQuery'], fields: { savedQuery: text } },
  must: { type: 'object', fields: { savedQueryLanguage: text } },
}

const dashboard = (filter: string): Shape =>
  sent(
    {
      // It may be empty.
      name: upTo(1024),
      tiles: listOf(record('TileRequest'), { maxItems: 500 }),
      tags: listOf(upTo(32), { maxItems: 50 }),
      filters: listOf(record(filter)),
      savedQuery: textOrNull,
      savedQueryLanguage: {
        type: 'string',
        nullable: true,
        values: ['sql', 'lucene', null],
        says: ['must not be null where a query is set'],
      },
      savedFilterValues: listOf(record('SavedFilterValueRequest')),
      containers: listOf(record('DashboardContainerRequest'), { maxItems: 50 }),
    },
    { required: ['name', 'tiles'], ...queryHasLanguage },
  )

const filter: Fields = {
  type: oneValueOf('QUERY_EXPRESSION'),
  name: notEmpty,
  expression: notEmpty,
  sourceId: itemId,
  sourceMetricType: oneValueOf(...metricTypes),
  where: text,
  whereLanguage: { ...language, default: 'sql' },
  appliesToSourceIds: listOf(text),
  isBroadcastEnabled: flagWith(true),
  isVariableEnabled: flagWith(false),
  variableName: { ...upTo(64), pattern: '^[a-zA-Z][a-zA-Z0-9_]*$' },
}

const place: Fields = {
  id: upTo(36),
  name: text,
  // Live servers take any number; the documents say integer, and so does what is sent.
  x: { type: 'integer', minimum: 0, maximum: 23 },
  y: { type: 'integer', minimum: 0 },
  w: { type: 'integer', minimum: 1, maximum: 24 },
  h: { type: 'integer', minimum: 1 },
  containerId: between(1, 256),
  tabId: between(1, 256),
}

export const sentDashboards: PublicRecords = {
  topic: 'dashboards that are sent',
  apis: observability,
  records: {
    CreateDashboardRequest: {
      ...dashboard('CreateDashboardFilterRequest'),
      says: [
        "a tile's `id` is ignored, a filter must not have one",
        'servers refuse sources and connections that they do not know',
      ],
    },
    UpdateDashboardRequest: {
      ...dashboard('UpdateDashboardFilterRequest'),
      says: [
        'a tile whose `id` is known stays the same tile, and its alerts go on',
        'a tile without an `id`, or with an unknown one, is a new tile',
        'a stored tile that is no longer sent is deleted together with its alerts',
      ],
    },
    TileRequest: { oneOf: [record('ConfigTileRequest'), record('SeriesTileRequest')] },
    ConfigTileRequest: sent(
      { ...place, config: record('TileConfigRequest') },
      { required: ['name', 'x', 'y', 'w', 'h', 'config'], forbidden: ['series', 'asRatio'] },
    ),
    CreateDashboardFilterRequest: sent(filter, {
      required: ['type', 'name', 'expression', 'sourceId'],
      forbidden: ['id'],
    }),
    UpdateDashboardFilterRequest: sent(
      { id: text, ...filter },
      { required: ['id', 'type', 'name', 'expression', 'sourceId'] },
    ),
    SavedFilterValueRequest: sent(
      { type: { ...oneValueOf('sql'), default: 'sql' }, condition: text },
      { required: ['condition'] },
    ),
    DashboardContainerRequest: sent(
      {
        id: between(1, 256),
        title: between(1, 256),
        collapsed: flag,
        collapsible: flagWith(true),
        bordered: flagWith(true),
        tabs: listOf(record('DashboardContainerTabRequest'), { maxItems: 20 }),
      },
      { required: ['id', 'title', 'collapsed'] },
    ),
    DashboardContainerTabRequest: sentWhole({ id: between(1, 256), title: between(1, 256) }),
  },
}

const oneKind = (name: string): Shape => listOf(record(name), { minItems: 1 })

/** Of a series in the deprecated form. The managed deployment does not require `whereLanguage`, so neither is it here. */
const series: Fields = {
  sourceId: itemId,
  aggFn: oneValueOf(...aggregateFunctions),
  level: { ...number, minimum: 0, maximum: 1 },
  field: text,
  alias: text,
  where: text,
  whereLanguage: language,
  numberFormat: record('NumberFormatRequest'),
  metricDataType: oneValueOf(...metricTypes),
  metricName: text,
}

const groupBy = listOf(text, { maxItems: 10 })

/** `series` on tiles is deprecated: servers answer with `config`. */
export const deprecatedTiles: PublicRecords = {
  topic: 'deprecated tiles',
  apis: observability,
  records: {
    SeriesTileRequest: sent(
      {
        ...place,
        series: {
          deprecated: true,
          oneOf: [
            oneKind('TimeTileSeriesRequest'),
            oneKind('TableTileSeriesRequest'),
            oneKind('NumberTileSeriesRequest'),
            oneKind('SearchTileSeriesRequest'),
            oneKind('MarkdownTileSeriesRequest'),
          ],
        },
        asRatio: { ...flag, deprecated: true },
      },
      { required: ['name', 'x', 'y', 'w', 'h', 'series'], forbidden: ['config'] },
    ),
    TimeTileSeriesRequest: sent(
      { type: oneValueOf('time'), ...series, groupBy, displayType: oneValueOf('stacked_bar', 'line') },
      { required: ['type', 'sourceId', 'aggFn', 'where', 'groupBy'] },
    ),
    TableTileSeriesRequest: sent(
      { type: oneValueOf('table'), ...series, groupBy, sortOrder: oneValueOf('desc', 'asc') },
      { required: ['type', 'sourceId', 'aggFn', 'where', 'groupBy'] },
    ),
    NumberTileSeriesRequest: sent(
      { type: oneValueOf('number'), ...series },
      { required: ['type', 'sourceId', 'aggFn', 'where'] },
    ),
    SearchTileSeriesRequest: sent(
      { type: oneValueOf('search'), sourceId: itemId, fields: listOf(text), where: text, whereLanguage: language },
      { required: ['type', 'sourceId', 'fields', 'where'] },
    ),
    MarkdownTileSeriesRequest: sentWhole({ type: oneValueOf('markdown'), content: upTo(100_000) }),
  },
}
