import { type ReactElement, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useActorName } from '#client/admin/history/use-actor-name.ts'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { Moment } from '#client/admin/ui/moment.tsx'
import { ActionButton } from '#client/features/forms/action-button.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { Dialog, type DialogHandle, SHEET } from '#client/ui/dialog.tsx'
import {
  type ConsentFormsFieldsFragment,
  type SaveConsentFormMutation,
  useSaveConsentFormMutation,
} from './consent-forms.generated.ts'
import { FormItem } from './form-item.tsx'

type Plan = ConsentFormsFieldsFragment['forms'][number]
type Item = Plan['consents'][number]
type Saved = Extract<
  SaveConsentFormMutation['saveConsentForm'],
  { __typename: 'SaveConsentFormSuccess' }
>

type FormDialogProps = {
  readonly plan: Plan
  readonly choices: ConsentFormsFieldsFragment['consents']
  onClose(): void
}

/** Which consents a form has, in which order, and without which it cannot be sent. */
export function FormDialog({ plan, choices, onClose }: FormDialogProps): ReactElement {
  const { t } = useTranslation('consents')
  const toasts = useToastStore()
  const dialog = useRef<DialogHandle>(null)
  const [sitting] = useState(() => crypto.randomUUID())
  // What the dialog began with; once a difference was shown, what is there now.
  const [base, setBase] = useState(plan.consents)
  const [items, setItems] = useState(plan.consents)
  const [differing, setDiffering] = useState<Saved | null>(null)
  const save = useMutationAction(useSaveConsentFormMutation)
  const { form } = plan
  const left = choices.filter(({ number }) => !items.some((item) => item.number === number))

  async function send(): Promise<void> {
    const saved = await save({ form, sitting, base: base.map(inputOf), value: items.map(inputOf) })
    if (saved === null) return
    if (saved.isApplied) {
      toasts.show('success', t('forms.saved'))
      dialog.current?.close()
      return
    }
    setBase(consentsOf(saved, form))
    setDiffering(saved)
  }

  function move(index: number, by: 1 | -1): void {
    const moved = [...items]
    const [item] = moved.splice(index, 1)
    if (item) moved.splice(index + by, 0, item)
    setItems(moved)
  }

  const title = t(`words.${form}`)
  return (
    <Dialog ref={dialog} title={title} className={`w-full md:max-w-2xl ${SHEET}`} onClose={onClose}>
      <div className="flex flex-col gap-5 px-5 pb-8 md:px-8">
        <div role="status" className="empty:hidden">
          {differing ? (
            <Theirs
              saved={differing}
              items={base}
              onUse={() => {
                setItems(base)
                setDiffering(null)
              }}
            />
          ) : null}
        </div>
        {items.length === 0 ? <p className="text-ink-soft">{t('forms.none')}</p> : null}
        <ol className="flex flex-col gap-3">
          {items.map((item, index) => (
            <FormItem
              key={item.number}
              item={item}
              isFirst={index === 0}
              isLast={index === items.length - 1}
              onMove={(by) => move(index, by)}
              onRequire={(isRequired) =>
                setItems(items.map((one) => (one === item ? { ...item, isRequired } : one)))
              }
              onRemove={() => setItems(items.filter((one) => one !== item))}
            />
          ))}
        </ol>
        {left.length > 0 ? (
          <fieldset className="min-w-0">
            <legend className="mb-2 text-base font-semibold">{t('forms.add')}</legend>
            <ul className="flex flex-col gap-2">
              {left.map((choice) => (
                <li key={choice.number}>
                  <button
                    type="button"
                    onClick={() => setItems([...items, { ...choice, isRequired: false }])}
                    className={`${deskButton()} w-full justify-start text-left`}
                  >
                    <span className="line-clamp-2">
                      {t('forms.addNamed', { number: choice.number, text: choice.text })}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </fieldset>
        ) : null}
        <ActionButton onAction={send} className={`${deskButton('primary')} self-start`}>
          {differing ? t('forms.saveOver') : t('forms.save')}
        </ActionButton>
      </div>
    </Dialog>
  )
}

type TheirsProps = { readonly saved: Saved; readonly items: readonly Item[]; onUse(): void }

/** What somebody else made of the form since the dialog was opened. */
function Theirs({ saved: { at, actor }, items, onUse }: TheirsProps): ReactElement {
  const { t } = useTranslation('consents')
  const actorName = useActorName()
  return (
    <div className="rounded-md border-l-4 border-signal bg-sand px-4 py-3">
      <p className="font-semibold">{t('forms.differs')}</p>
      <p className="text-sm text-ink-soft">
        {actor ? `${actorName(actor)}, ` : null}
        {at ? <Moment at={at} /> : null}
      </p>
      <ol className="my-2 list-decimal pl-5">
        {items.map(({ number, text, isRequired }) => (
          <li key={number}>
            {text} {isRequired ? t('places.required') : t('places.optional')}
          </li>
        ))}
      </ol>
      {items.length === 0 ? <p>{t('forms.none')}</p> : null}
      <button type="button" onClick={onUse} className={deskButton()}>
        {t('forms.useTheirs')}
      </button>
    </div>
  )
}

function consentsOf({ consentForms }: Saved, form: Plan['form']): Plan['consents'] {
  return consentForms.forms.find((one) => one.form === form)?.consents ?? []
}

function inputOf({ number, isRequired }: Item) {
  return { number, isRequired }
}
