import type { ReactElement } from 'react'
import { useOnce } from '#client/features/forms/action-button.tsx'
import { ActionForm } from '#client/features/forms/action-form.tsx'
import { PostedMessage } from '#client/features/forms/posted-message.tsx'
import { usePosted } from '#client/features/forms/use-posted.ts'
import { buttonClass } from '#client/ui/button-class.ts'

type PressProps = {
  readonly intent: string
  readonly token: string
  readonly look?: 'primary' | 'secondary'
  onPress(): Promise<void>
  readonly children: string
}

/** The one button of a page behind a letter; it works without scripts. */
export function Press(props: PressProps): ReactElement {
  const { intent, token, look = 'primary', onPress, children } = props
  const posted = usePosted([intent])
  const sending = useOnce(onPress)
  return (
    <ActionForm
      intent={intent}
      fields={{ token }}
      className="max-w-prose"
      onAction={() => sending.run()}
    >
      <PostedMessage text={posted?.message ?? ''} />
      <button
        type="submit"
        aria-disabled={sending.isPending || undefined}
        className={buttonClass(look)}
      >
        {children}
      </button>
    </ActionForm>
  )
}
