import { type Logger, pino } from 'pino'

/** One line of JSON for each event; whatever could identify a person is cut out. */
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
