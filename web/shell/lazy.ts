import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import { deviceNow } from '../clock.ts'

/**
 * A page in a chunk of its own. When the chunk cannot be loaded (a newer version was deployed, or the network failed),
 * the document reloads once; if that does not help, the error page is shown.
 * @param load imports the feature's index.
 * @param pick selects the page's component.
 */
export function lazyPage<Module, Props extends object = object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const module = await load().catch((thrown: unknown) => {
      if (!reloadOnce()) throw thrown
      // Never resolves while the document reloads, so that the error page does not flash.
      return new Promise<never>(() => undefined)
    })
    return { default: pick(module) }
  })
}

/**
 * An optional part of a page, in a chunk of its own. When the chunk cannot be loaded, the part is left out until the
 * next reload: the page, and what is being typed there, must not be lost.
 * @param load imports the part's module.
 * @param pick selects the part's component.
 */
export function lazyPart<Module, Props extends object = object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().then(pick, () => nothing) }))
}

const nothing = (): null => null

const key = 'naijatax:reloaded-for-chunk'

/** A second failure within this time, in milliseconds, means that the reload did not help. */
const sameFailureMs = 60_000

/**
 * Reloads the document, unless it did so within the last minute, the device is offline, or storage is forbidden. The
 * limit ends by time, not by a success: while one chunk is missing, another that loads must not allow a loop of reloads.
 * @returns whether the document reloads.
 */
export function reloadOnce(): boolean {
  try {
    if (!navigator.onLine) return false
    const last = Date.parse(sessionStorage.getItem(key) ?? '')
    const at = deviceNow()
    // A clock that was set back counts as a recent reload: the error page has a button for another.
    if (Date.parse(at) - last < sameFailureMs) return false
    sessionStorage.setItem(key, at)
  } catch {
    return false
  }
  window.location.reload()
  return true
}
