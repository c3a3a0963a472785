import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
import type { ServicesConfig } from '#services/config.ts'

/** Structured lines. Personal data and secrets are redacted even if they are logged. */
export function createLog(level: ServicesConfig['logLevel'], out?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: { program: 'services' },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: describeError },
    redact: {
      paths: ['*.email', '*.password', '*.token', '*.accessToken', '*.authorization', '*.apiKey'],
      censor: '[cut]',
    },
  }
  return out ? pino(options, out) : pino(options)
}

/** Other fields of an error may repeat user input, as a database's `detail` does. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const { name, message, stack } = error
  return { type: name, message, ...('code' in error && { code: error.code }), stack }
}
