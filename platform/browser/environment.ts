/** What Chromium finds its programs, its home and its fonts by; whatever else a process knows is none of its business. */
const kept = [
  'PATH',
  'HOME',
  'TMPDIR',
  'LANG',
  'TZ',
  'FONTCONFIG_PATH',
  'FONTCONFIG_FILE',
  'XDG_CACHE_HOME',
] as const

/**
 * The environment that a browser is started with: no secret of the process that starts it is in it.
 * @param more what this very browser needs besides.
 */
export const browserEnvironment = (more: Readonly<Record<string, string>> = {}): Record<string, string> => ({
  ...Object.fromEntries(
    kept.flatMap((name) => {
      const value = process.env[name]
      return value === undefined ? [] : [[name, value]]
    }),
  ),
  ...more,
})
