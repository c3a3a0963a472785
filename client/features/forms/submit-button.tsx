import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsHydrated } from '#client/lib/use-is-hydrated.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { useFormState } from './form.tsx'

type SubmitButtonProps = {
  readonly look?: Parameters<typeof buttonClass>[0]
  readonly children: ReactNode
}

/** Stays enabled while pending, to keep the focus; the form ignores further submits. */
export function SubmitButton({ look = 'primary', children }: SubmitButtonProps): ReactElement {
  const { t } = useTranslation('forms')
  const { isPending, worksWithoutScripts } = useFormState()
  const isHydrated = useIsHydrated()
  return (
    <button
      type="submit"
      // Before hydration a form that needs scripts would lose what was typed.
      disabled={!isHydrated && !worksWithoutScripts}
      aria-disabled={isPending || undefined}
      className={`${buttonClass(look)} self-start disabled:opacity-100 max-sm:w-full aria-disabled:cursor-progress aria-disabled:opacity-70`}
    >
      {isPending ? t('sending') : children}
    </button>
  )
}
