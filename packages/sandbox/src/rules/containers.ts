import type { Container, RequestedTile } from './requested-dashboard.ts'
import type { Rule } from './rule.ts'

/** No two containers have one id, and no two tabs of a container. */
export const uniqueContainers: Rule<{ containers?: readonly Container[] }> = ({ containers = [] }, complain) => {
  const seen = new Set<string>()
  containers.forEach(({ id, tabs = [] }, index) => {
    if (seen.has(id)) complain(`Container IDs must be unique: "${id}"`, ['containers', index, 'id'])
    seen.add(id)
    const seenTabs = new Set<string>()
    tabs.forEach((tab, tabIndex) => {
      const path = ['containers', index, 'tabs', tabIndex, 'id']
      if (seenTabs.has(tab.id)) complain(`Duplicate tab id "${tab.id}" in container "${id}"`, path)
      seenTabs.add(tab.id)
    })
  })
}

/** A tile stands in a container and in a tab of it that are there. Later containers of one id count. */
export function tilesInContainers(
  containers: readonly Container[],
): Rule<readonly Pick<RequestedTile, 'containerId' | 'tabId'>[]> {
  const byId = new Map(containers.map((container) => [container.id, container]))
  return (tiles, complain) =>
    tiles.forEach(({ containerId, tabId }, index) => {
      const container = containerId === undefined ? undefined : byId.get(containerId)
      const tabPath = ['tiles', index, 'tabId']
      if (containerId !== undefined && !container)
        complain(`Tile references unknown containerId "${containerId}"`, ['tiles', index, 'containerId'])
      if (tabId === undefined) return
      if (containerId === undefined) complain('tabId requires containerId to be set', tabPath)
      else if (container && !container.tabs?.some(({ id }) => id === tabId))
        complain(`Tile references unknown tabId "${tabId}" in container "${containerId}"`, tabPath)
    })
}
