import type { AskedSeries, ChartRequest } from './chart-types.ts'
import { InvalidArgumentError } from './generated/errors.ts'

/**
 * The series of a request, whose form nobody has checked in JavaScript.
 *
 * @throws InvalidArgumentError when there are none, or one without `groupBy`.
 */
export function seriesIn(request: ChartRequest): AskedSeries[] {
  const { series } = Object(request) as Partial<ChartRequest>
  if (Object(series) !== series)
    throw new InvalidArgumentError('A chart needs a request with `series`: an object of series by name, or a list.')
  return Object.entries(series as Readonly<Record<string, AskedSeries>>).map(([name, asked]) => {
    if (!Array.isArray(asked?.groupBy))
      throw new InvalidArgumentError(
        `\`series.${name}\` of a chart must be an object with \`groupBy\`: a list of columns, or [] for no groups.`,
      )
    return asked
  })
}
