import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type CheckoutStep, stepQuery } from '#client/features/checkout/steps.ts'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { usePaths } from '#client/lib/links.ts'

type StepFrameProps = {
  readonly step: CheckoutStep
  readonly number: number
  readonly isOpen: boolean
  /** Summary of the choice in one line; null for an incomplete step. */
  readonly done: string | null
  /** Rendered while it is open. */
  readonly children: ReactNode
}

export function StepFrame(props: StepFrameProps): ReactElement {
  const { step, number, isOpen, done, children } = props
  const { t } = useTranslation('checkout')
  const heading = useFocusWhenOpened(isOpen)
  const isReached = isOpen || done !== null
  return (
    <li
      aria-current={isOpen ? 'step' : undefined}
      className="border-t border-line-strong py-5 md:py-6"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2
          ref={heading}
          id={stepTitleId(step)}
          tabIndex={-1}
          className={`flex grow scroll-mt-40 items-center gap-3 display text-2xl outline-none md:text-section ${isReached ? '' : 'text-ink-soft'}`}
        >
          <span
            aria-hidden="true"
            className={`grid size-9 shrink-0 place-items-center rounded-full border-2 text-xl figures ${numberLook(isOpen, isReached)}`}
          >
            {number}
          </span>
          {t(`steps.${step}`)}
        </h2>
        {done !== null && !isOpen ? <ChangeLink step={step} /> : null}
      </div>
      {isOpen ? <div className="pt-5 md:pl-12">{children}</div> : null}
      {!isOpen && done !== null ? <p className="pl-12 break-words text-ink-soft">{done}</p> : null}
    </li>
  )
}

function numberLook(isOpen: boolean, isReached: boolean): string {
  if (isOpen) return 'border-ink bg-ink text-paper'
  return isReached ? 'border-leaf text-leaf' : 'border-line-strong text-ink-soft'
}

export function stepTitleId(step: CheckoutStep): string {
  return `checkout-${step}`
}

function ChangeLink({ step }: { readonly step: CheckoutStep }): ReactElement {
  const { t } = useTranslation('checkout')
  const { pathTo } = usePaths()
  return (
    <PathLink
      path={pathTo('checkout', {}, stepQuery(step))}
      aria-label={`${t('change')}: ${t(`steps.${step}`)}`}
      className="-mr-2 inline-flex min-h-11 items-center px-2 text-link"
    >
      {t('change')}
    </PathLink>
  )
}

/** Not on arrival at the page, which has its own focus. */
function useFocusWhenOpened(isOpen: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (isOpen && !wasOpen.current) heading.current?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [isOpen])
  return heading
}
