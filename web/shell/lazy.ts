import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import { deviceNow } from '../clock.ts'

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

/**
 * A part beside the page, in a chunk of its own. When the chunk cannot be had the part is left out until the document
 * is loaded anew: the page it stands beside, and what is being typed there, must not go for its sake.
 * @param load imports its module.
 * @param pick takes the part out of it.
 */
export function lazyPart<Module, Props extends object = object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().then(pick, () => nothing) }))
}

const nothing = (): null => null

const key = 'naijatax:reloaded-for-chunk'

/** A second failure within this time, in milliseconds, is the same one: loading anew did not help. */
const SAME_FAILURE = 60_000

/**
 * Reloads the document unless that was just tried, the device is offline, or nothing can be remembered. A time and not
 * a success ends it: while one part stays away, another that is there must not start the reloading over and over.
 * @returns whether it does.
 */
export function reloadOnce(): boolean {
  try {
    if (!navigator.onLine) return false
    const last = Date.parse(sessionStorage.getItem(key) ?? '')
    const at = deviceNow()
    // A clock that was set back counts as just tried: the error page has a button of its own.
    if (Date.parse(at) - last < SAME_FAILURE) return false
    sessionStorage.setItem(key, at)
  } catch {
    return false
  }
  window.location.reload()
  return true
}
