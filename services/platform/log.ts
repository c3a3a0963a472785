import { type Logger, pino } from 'pino'
import type { ServicesConfig } from '#services/config.ts'

/** Structured lines. What identifies a person or opens a door is cut even if someone logs it. */
export function createLog(level: ServicesConfig['logLevel']): Logger {
  return pino({
    level,
    base: { program: 'services' },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: ['*.email', '*.password', '*.token', '*.accessToken', '*.authorization', '*.apiKey'],
      censor: '[cut]',
    },
  })
}
