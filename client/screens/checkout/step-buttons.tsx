import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormState } from '#client/features/forms/form.tsx'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'

type StepButtonsProps = {
  readonly next: ReactNode
  /** A link, since it needs no data and loses none. */
  readonly back: ReactNode
}

/** On phones the way on comes first, within reach of the thumb. */
export function StepButtons({ next, back }: StepButtonsProps): ReactElement {
  const { t } = useTranslation('checkout')
  const count = Object.keys(useFormState().errors).length
  return (
    <div className="mt-2 flex flex-wrap-reverse items-center justify-between gap-x-6 gap-y-3">
      {back}
      <SubmitButton>{next}</SubmitButton>
      {/* The last one is on top where the row wraps in reverse. */}
      <p role="status" className="w-full text-base font-semibold text-signal-deep empty:sr-only">
        {count > 1 ? t('wrongFields', { count }) : null}
      </p>
    </div>
  )
}

export const BACK_LINK =
  'inline-flex min-h-12 items-center text-link max-sm:w-full max-sm:justify-center'
