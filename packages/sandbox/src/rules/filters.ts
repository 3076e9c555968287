import type { Rule } from './rule.ts'

interface Filter {
  name: string
  isBroadcastEnabled?: boolean
  isVariableEnabled?: boolean
  variableName?: string
  appliesToSourceIds?: readonly string[]
}

interface WithFilters {
  filters?: readonly Filter[]
}

/** Whether the value of a filter narrows tiles; it does so where nothing is said. */
export const broadcasts = ({ isBroadcastEnabled }: Pick<Filter, 'isBroadcastEnabled'>) => isBroadcastEnabled !== false

/** A filter's value broadcasts, or is a variable, or both. */
export const filterHasEffect: Rule<WithFilters> = ({ filters = [] }, complain) => {
  filters.forEach((filter, index) => {
    if (broadcasts(filter) || filter.isVariableEnabled) return
    const said = `Filter "${filter.name}" must broadcast its value, be available as a variable, or both`
    complain(said, ['filters', index, 'isBroadcastEnabled'])
  })
}

/** Variables have names, of their own or made of the filter's, and no two have one name. */
export const uniqueVariableNames: Rule<WithFilters> = ({ filters = [] }, complain) => {
  const taken = new Set<string>()
  filters.forEach((filter, index) => {
    if (!filter.isVariableEnabled) return
    const name = filter.variableName || variableNameOf(filter.name)
    const path = ['filters', index, 'variableName']
    if (name === '') complain(`Variable name is required for filter "${filter.name}"`, path)
    else if (taken.has(name)) complain(`Variable names must be unique: "${name}"`, path)
    taken.add(name)
  })
}

/** A name of a variable needs a variable, and sources to apply to need a filter that broadcasts. */
export const filterFieldsHaveMode: Rule<WithFilters> = ({ filters = [] }, complain) => {
  filters.forEach((filter, index) => {
    const { name, variableName, isVariableEnabled, appliesToSourceIds = [] } = filter
    if (variableName !== undefined && !isVariableEnabled) {
      const cure = 'is not available as a variable; set isVariableEnabled to true or drop variableName'
      complain(`Filter "${name}" sets variableName but ${cure}`, ['filters', index, 'variableName'])
    }
    if (appliesToSourceIds.length > 0 && !broadcasts(filter)) {
      const cure = 'does not broadcast its value; set isBroadcastEnabled to true or drop appliesToSourceIds'
      complain(`Filter "${name}" sets appliesToSourceIds but ${cure}`, ['filters', index, 'appliesToSourceIds'])
    }
  })
}

// Letters, digits and underscores of it, after a letter.
function variableNameOf(name: string): string {
  const word = name.trim().replace(/\s+/g, '_').replace(/\W/g, '')
  return /^[\d_]/.test(word) ? `v${word}` : word
}
