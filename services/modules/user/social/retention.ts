import { keepRows, type RetentionRule } from '#services/platform/retention.ts'
import type {} from './tables.ts'

export const socialRetention: readonly RetentionRule[] = [
  keepRows({
    kind: 'social-attempts',
    keepDays: 0,
    table: 'social_attempt',
    key: 'state_hash',
    moment: 'expires_at',
  }),
  keepRows({
    kind: 'social-pending',
    keepDays: 0,
    table: 'social_pending',
    key: 'token_hash',
    moment: 'expires_at',
  }),
]
