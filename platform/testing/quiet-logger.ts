import { createLogger } from '../logger.ts'

/** A logger that says nothing. LOG_LEVEL=debug before a test run makes every test's lines visible. */
export const quietLogger = createLogger(
  { LOG_LEVEL: process.env['LOG_LEVEL'] === 'debug' ? 'debug' : 'silent' },
  'test',
)
