/**
 * Settings of the embedded server, given at each start so that a cluster made by an older copy of the
 * product gets them too. Meant for a small machine with one person on it.
 * @param more settings over these, for a server that is measured.
 */
export function serverSettings(
  port: number,
  durable: boolean,
  more: Readonly<Record<string, string>> = {},
): string[] {
  const settings: Record<string, string | number> = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    shared_buffers: '64MB',
    max_wal_size: '256MB',
    max_parallel_workers_per_gather: 0,
    io_method: 'sync',
    wal_level: 'minimal',
    max_wal_senders: 0,
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // A person's email or name must not reach the log through the statement or row that failed.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    ...more,
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
