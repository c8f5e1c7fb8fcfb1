/** A process of ours that embedded mode starts. */
export interface ProcessSpec {
  /** Short name: in messages, and its log is `logs/<name>.log`. */
  name: string
  /** What Node is given: the file to run and its arguments. */
  args: readonly string[]
  /** Variables beyond those of the machine. */
  env: Readonly<Record<string, string>>
}

/** A process that goes on until it is stopped. */
export interface ServiceSpec extends ProcessSpec {
  /** How it shows that it works: an IPC message `ready`, or an address that answers 200. */
  ready: 'message' | { url: string }
}
