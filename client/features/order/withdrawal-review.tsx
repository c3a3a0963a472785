import { type ReactElement, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOnce } from '#client/features/forms/action-button.tsx'
import { ActionForm } from '#client/features/forms/action-form.tsx'
import type { RawValues } from '#client/features/forms/form-store.ts'
import { PostedMessage } from '#client/features/forms/posted-message.tsx'
import { refusalOf } from '#client/features/forms/refusals.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import { useIsHydrated } from '#client/lib/use-is-hydrated.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import type { OrderFieldsFragment } from './order.generated.ts'
import { CONFIRMED_FIELD, WITHDRAW_INTENT } from './order-fields.ts'
import { WithNumber } from './with-number.tsx'
import { useWithdrawOrderMutation } from './withdrawal.generated.ts'
import { namedWithParts, withdrawnLines } from './withdrawn-lines.ts'

type ReviewProps = {
  readonly order: OrderFieldsFragment
  readonly orderKey: string | null
  /** What the first step sent. */
  readonly values: RawValues
  readonly onBack: () => void
  readonly onDone: () => void
}

/** The second step: the statement as it will be sent. */
export function WithdrawalReview(props: ReviewProps): ReactElement {
  const { order, orderKey, values, onBack, onDone } = props
  const { t } = useTranslation('orders')
  const { t: inForms } = useTranslation('forms')
  const withdraw = useSend(useWithdrawOrderMutation)
  const [message, setMessage] = useState('')
  const isHydrated = useIsHydrated()
  const { name = '', email = '' } = values
  const lines = withdrawnLines(values)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  const { isPending, run } = useOnce(async () => {
    const input = { slug: order.id, key: orderKey, name: name.trim(), email: email.trim(), lines }
    const { done, problem } = await withdraw(input)
    if (done) onDone()
    else setMessage(refusalOf(inForms, problem).text)
  })

  const { intent: _intent, ...fields } = values
  return (
    <div className="mt-6 max-w-2xl">
      <section aria-labelledby="withdrawal-statement" className="rounded-lg bg-sand p-5 sm:p-6">
        <h3
          ref={heading}
          id="withdrawal-statement"
          tabIndex={-1}
          className="display text-2xl outline-none"
        >
          {t('withdrawal.statement')}
        </h3>
        <p className="mt-2 break-words">
          <WithNumber text={t('withdrawal.words', { name, number: order.number })} />
        </p>
        <ul className="mt-2 list-disc pl-6">
          {order.lines.flatMap((line) => {
            const pieces = lines.find(({ id }) => id === line.id)?.quantity
            return pieces === undefined
              ? []
              : [
                  <li key={line.id} className="break-words">
                    {t('lines.part', { count: pieces, name: namedWithParts(line, t) })}
                  </li>,
                ]
          })}
        </ul>
        <p className="mt-3 break-words text-ink-soft">{t('withdrawal.mailed', { email })}</p>
      </section>
      <PostedMessage text={message} className="mt-4 bg-sand" />
      <div className="mt-5 flex flex-wrap gap-3">
        <ActionForm
          intent={WITHDRAW_INTENT}
          fields={{ ...fields, [CONFIRMED_FIELD]: 'yes' }}
          onAction={() => run()}
        >
          <button
            type="submit"
            aria-disabled={isPending || undefined}
            className={`${buttonClass('primary')} aria-disabled:cursor-progress aria-disabled:opacity-70 max-sm:w-full`}
          >
            {t('withdrawal.confirm')}
          </button>
        </ActionForm>
        {/* Without scripts the browser's own button leads back. */}
        {isHydrated ? (
          <button
            type="button"
            onClick={onBack}
            className={`${buttonClass('quiet')} max-sm:w-full`}
          >
            {t('withdrawal.change')}
          </button>
        ) : null}
      </div>
    </div>
  )
}
