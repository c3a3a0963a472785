import { type Logger, pino } from 'pino'

/** Logs one JSON line per event and redacts personal data. */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: { program: 'gateway' },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: ['*.email', '*.password', '*.token', '*.accessToken', '*.authorization', '*.apiKey'],
      censor: '[cut]',
    },
  })
}
