import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { StaffSession } from '#client/admin/session/session.ts'
import { Field } from '#client/features/forms/field.tsx'

/** Of an app, or a recovery code; without an app a recovery code alone. */
export function CodeField({ factors }: Pick<StaffSession, 'factors'>): ReactElement {
  const { t } = useTranslation('entrance')
  const common = { name: 'code', autoComplete: 'one-time-code', maxLength: 20 } as const
  return factors.includes('APP') ? (
    <Field {...common} label={t('code.label')} hint={t('code.hint')} inputMode="numeric" />
  ) : (
    <Field {...common} label={t('code.recovery')} hint={t('code.recoveryHint')} />
  )
}
