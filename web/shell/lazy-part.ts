import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

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
