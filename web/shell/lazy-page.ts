import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

const reloadedFor = 'naijatax:reloaded-for-chunk'

/**
 * A page in a chunk of its own. When the chunk cannot be had (a newer version was deployed, or the network broke)
 * the document reloads once; when that did not help, the error page stands.
 * @param load imports the feature's index.
 * @param pick takes the page out of it.
 */
export function lazyPage<Module>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType,
): LazyExoticComponent<ComponentType> {
  return lazy(async () => {
    try {
      const module = await load()
      sessionStorage.removeItem(reloadedFor)
      return { default: pick(module) }
    } catch (thrown) {
      if (sessionStorage.getItem(reloadedFor) !== null || !navigator.onLine) throw thrown
      sessionStorage.setItem(reloadedFor, '1')
      window.location.reload()
      // The page is going away: stay in waiting rather than flash the error page.
      return new Promise<never>(() => undefined)
    }
  })
}
