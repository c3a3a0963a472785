import { type ReactElement, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraft } from '#client/features/checkout/use-draft.ts'
import { Field, FieldErrorText, useField } from '#client/features/forms/field.tsx'
import { useFormState } from '#client/features/forms/form.tsx'
import { type Draft, readDraft, storeDraft } from '#client/lib/draft.ts'
import { Icon } from '#client/ui/icon.tsx'
import { INPUT } from '#client/ui/input-class.ts'
import { MAX_GIFT_MESSAGE } from '#services/contract/rules/gift.ts'

type GiftFieldsProps = {
  /** The cart, with which what is typed goes. */
  readonly owner: string
}

/** For an order that is a gift; closed unless something is typed. */
export function GiftFields({ owner }: GiftFieldsProps): ReactElement {
  const { t } = useTranslation('checkout')
  const fields = useRef<HTMLDetailsElement>(null)
  const { typed } = useFormState()
  const [draft, setDraft] = useState<Draft>(() => filledIn(typed))
  useDraft(owner, (stored) => setDraft(filledIn(stored)))

  function note(): void {
    const form = fields.current?.closest('form')
    if (!form) return
    const typed = [...new FormData(form)].flatMap(([name, value]) =>
      isGift(name) ? [[name, String(value)] as const] : [],
    )
    const others = readDraft(sessionStorage, owner) ?? {}
    storeDraft(sessionStorage, owner, { ...others, ...Object.fromEntries(typed) })
  }

  return (
    <details
      ref={fields}
      // A draft opens it; after that its reader does.
      key={Object.keys(draft).length}
      open={Object.keys(draft).length > 0}
      onInput={note}
      className="group rounded-md border border-line-strong bg-white"
    >
      <summary className="flex min-h-12 items-center justify-between gap-3 px-4 font-semibold">
        {t('gift.title')}
        <Icon name="chevron" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-5 px-4 pt-1 pb-5">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field
            name="giftTo"
            label={t('gift.to')}
            autoComplete="off"
            defaultValue={draft['giftTo']}
            isOptional
          />
          <Field
            name="giftFrom"
            label={t('gift.from')}
            autoComplete="off"
            defaultValue={draft['giftFrom']}
            isOptional
          />
        </div>
        <GiftMessage defaultValue={draft['giftMessage']} />
      </div>
    </details>
  )
}

function filledIn(values: Draft): Draft {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => isGift(name) && value !== ''),
  )
}

function isGift(name: string): boolean {
  return name.startsWith('gift')
}

function GiftMessage({
  defaultValue,
}: {
  readonly defaultValue: string | undefined
}): ReactElement {
  const { t } = useTranslation('checkout')
  const { t: inForms } = useTranslation('forms')
  const field = useField('giftMessage', false)
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={field.id} className="text-base font-semibold">
        {t('gift.message')}
        <span className="font-normal text-ink-soft">{` ${inForms('optional')}`}</span>
      </label>
      <textarea
        {...field.attributes}
        name="giftMessage"
        rows={3}
        maxLength={MAX_GIFT_MESSAGE}
        defaultValue={field.typed ?? defaultValue}
        className={INPUT}
      />
      <FieldErrorText field={field} />
    </div>
  )
}
