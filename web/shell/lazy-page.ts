import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { reloadOnce } from './reload-once.ts'

/**
 * A page in a chunk of its own. When the chunk cannot be had (a newer version was deployed, or the network broke)
 * the document reloads once; when that did not help, the error page stands.
 * @param load imports the feature's index.
 * @param pick takes the page out of it.
 */
export function lazyPage<Module, Props extends object = object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const module = await load().catch((thrown: unknown) => {
      if (!reloadOnce()) throw thrown
      // The document is going away: wait rather than flash the error page.
      return new Promise<never>(() => undefined)
    })
    return { default: pick(module) }
  })
}
