import { type ReactElement, useId } from 'react'
import { useTranslation } from 'react-i18next'
import {
  FORM_KEEP_DAYS,
  FORM_NAME_LENGTH,
  FORM_RECIPIENTS_LENGTH,
} from '#services/contract/rules/form-fields.ts'
import { ControlledArea, ControlledInput } from './controlled-input.tsx'
import type { DraftForm } from './draft-form.ts'
import { FormGoal } from './form-goal.tsx'

type FormSettingsProps = {
  readonly draft: DraftForm
  /** Text of a fault at a path of the save; null for none. */
  error(path: string): string | null
  onChange(change: Partial<DraftForm>): void
}

/** What staff alone see of a form. */
export function FormSettings({ draft, error, onChange }: FormSettingsProps): ReactElement {
  const { t } = useTranslation('siteForms')
  const { name, isOpen, recipients, keepDays, confirmsEmail, goal, fields } = draft
  const hasEmail = fields.some(({ data }) => data.type === 'EMAIL')
  return (
    <div className="flex flex-col gap-5">
      <Switch
        label={t('settings.isOpen')}
        isOn={isOpen}
        error={error('isOpen')}
        onChange={(next) => onChange({ isOpen: next })}
      />
      <ControlledInput
        label={t('settings.name')}
        value={name}
        maxLength={FORM_NAME_LENGTH}
        error={error('name')}
        onChange={(next) => onChange({ name: next })}
      />
      <ControlledArea
        label={t('settings.recipients')}
        hint={t('settings.recipientsHint')}
        rows={2}
        value={recipients}
        maxLength={FORM_RECIPIENTS_LENGTH}
        error={error('recipients')}
        onChange={(next) => onChange({ recipients: next })}
        isOptional
      />
      <ControlledInput
        inputMode="numeric"
        label={t('settings.keepDays')}
        value={keepDays}
        maxLength={`${FORM_KEEP_DAYS.most}`.length}
        error={error('keepDays')}
        onChange={(next) => onChange({ keepDays: next })}
      />
      <Switch
        label={t('settings.confirmsEmail')}
        hint={hasEmail ? undefined : t('settings.confirmsEmailHint')}
        isOn={confirmsEmail}
        error={error('confirmsEmail')}
        onChange={(next) => onChange({ confirmsEmail: next })}
      />
      {confirmsEmail ? (
        <FormGoal
          {...{ goal }}
          error={error('goal')}
          onChange={(next) => onChange({ goal: next })}
        />
      ) : null}
    </div>
  )
}

type SwitchProps = {
  readonly label: string
  readonly hint?: string | undefined
  readonly isOn: boolean
  readonly error: string | null
  onChange(isOn: boolean): void
}

function Switch({ label, hint, isOn, error, onChange }: SwitchProps): ReactElement {
  const id = useId()
  return (
    <div>
      <label className="flex min-h-11 items-start gap-3 py-2">
        <input
          type="checkbox"
          checked={isOn}
          aria-invalid={error === null ? undefined : true}
          aria-describedby={hint || error ? id : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
          className="mt-0.5 size-5 shrink-0 accent-tide"
        />
        <span className="font-semibold">{label}</span>
      </label>
      <div id={id} className="pl-9 empty:hidden">
        {error === null ? null : <p className="font-semibold text-signal-deep">{error}</p>}
        {hint === undefined ? null : <p className="text-ink-soft">{hint}</p>}
      </div>
    </div>
  )
}
