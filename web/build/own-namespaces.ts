import type { Plugin } from 'vite'

/** The chunk of the bundler's helpers. */
const helpers = /(?:^|\/)rolldown-runtime-[^/]*$/

/** A chunk's import of the helper that makes a namespace, where it takes no other: its name there. */
const helperImport = /^import \{ \w+ as (__exportAll[$\w]*) \} from "\.\/rolldown-runtime-[^"]*";$/m

const helperNamed = (name: string) => `function ${name}(all) {
  const namespace = {};
  for (const each in all) Object.defineProperty(namespace, each, { get: all[each], enumerable: true });
  return namespace;
}`

/**
 * Writes the helper that makes a namespace into each chunk that a dynamic import names. The bundler keeps it in a file of
 * its own, which the first page of everybody would ask for: a request, and a kilobyte with its headers, for a line of code.
 * Fails the build when no chunk asks for it any more.
 */
export function ownNamespaces(): Plugin {
  const freed = new Set<string>()
  return {
    name: 'own-namespaces',
    apply: 'build',
    enforce: 'pre',
    renderChunk(code, { fileName }) {
      const name = helperImport.exec(code)?.[1]
      if (name === undefined) return null
      freed.add(fileName)
      return { code: code.replace(helperImport, () => helperNamed(name)), map: null }
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      for (const chunk of chunks)
        if (!chunk.code.includes('rolldown-runtime-'))
          chunk.imports = chunk.imports.filter((file) => !helpers.test(file))
      if (freed.size === 0)
        this.error(
          'No chunk imports __exportAll of rolldown-runtime alone any more: remove web/build/own-namespaces.ts, then weigh the pages.',
        )
    },
  }
}
