import { keepRows, type RetentionRule } from '#services/platform/retention.ts'
import type {} from './tables.ts'

export const socialRetention: readonly RetentionRule[] = [
  keepRows({
    kind: 'social-attempts',
    deletes: 'expired logins at a provider',
    keepDays: 0,
    table: 'social_attempt',
    key: 'state_hash',
    moment: 'expires_at',
  }),
  keepRows({
    kind: 'social-pending',
    deletes: 'first logins at a provider that were not finished',
    keepDays: 0,
    table: 'social_pending',
    key: 'token_hash',
    moment: 'expires_at',
  }),
]
