import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MediaDialog } from '#client/admin/media/media-dialog.tsx'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { RadioChoices } from '#client/admin/ui/radio-choices.tsx'
import { FORM_GOALS } from '#services/contract/rules/form-fields.ts'
import { ControlledInput } from './controlled-input.tsx'
import type { DraftGoal } from './draft-form.ts'

type FormGoalProps = {
  /** Null for a message. */
  readonly goal: DraftGoal | null
  readonly error: string | null
  onChange(goal: DraftGoal | null): void
}

/** As long as a path may be. */
const MOST_CHARACTERS = 500

/** What visitors get once they have confirmed their address. */
export function FormGoal({ goal, error, onChange }: FormGoalProps): ReactElement {
  const { t } = useTranslation('siteForms')
  return (
    <div className="flex flex-col gap-4 border-l-4 border-line pl-4">
      <RadioChoices
        name="goal"
        legend={t('settings.goal')}
        choices={FORM_GOALS.map((value) => ({ value, label: t(`settings.goals.${value}`) }))}
        chosen={goal?.type ?? 'MESSAGE'}
        onChange={(type) => onChange(type === 'MESSAGE' ? null : { type, value: '' })}
      />
      {goal?.type === 'URL' ? (
        <ControlledInput
          label={t('settings.goalUrl')}
          hint={t('settings.goalUrlHint')}
          value={goal.value}
          maxLength={MOST_CHARACTERS}
          error={error}
          onChange={(value) => onChange({ type: 'URL', value })}
        />
      ) : null}
      {goal?.type === 'FILE' ? <GoalFile {...{ goal, error, onChange }} /> : null}
    </div>
  )
}

type GoalFileProps = Pick<FormGoalProps, 'error' | 'onChange'> & { readonly goal: DraftGoal }

function GoalFile({ goal: { value }, error, onChange }: GoalFileProps): ReactElement {
  const { t } = useTranslation('siteForms')
  const [isChoosing, setIsChoosing] = useState(false)
  const [name, setName] = useState('')
  return (
    <div>
      <p>
        <span className="font-semibold">{`${t('settings.goalFile')}: `}</span>
        {value === '' ? (
          t('settings.goalNone')
        ) : (
          <a
            href={`/admin/media/${value}`}
            target="_blank"
            rel="noreferrer"
            className="wrap-anywhere text-link"
          >
            {name || `#${value}`}
          </a>
        )}
      </p>
      {error === null ? null : <p className="font-semibold text-signal-deep">{error}</p>}
      <button
        type="button"
        aria-invalid={error === null ? undefined : true}
        onClick={() => setIsChoosing(true)}
        className={`mt-2 ${deskButton()}`}
      >
        {t('settings.goalChoose')}
      </button>
      {isChoosing ? (
        <MediaDialog
          title={t('settings.goalChoose')}
          onChosen={([file]) => {
            if (!file) return
            setName(file.name)
            onChange({ type: 'FILE', value: file.id })
          }}
          onClose={() => setIsChoosing(false)}
        />
      ) : null}
    </div>
  )
}
