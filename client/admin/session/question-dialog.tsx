import { type ReactElement, type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Question } from '#client/admin/graph/prompt-link.ts'
import { Dialog, type DialogHandle, SHEET } from '#client/ui/dialog.tsx'
import { useQuestion } from './use-question.ts'

type QuestionDialogProps = {
  readonly question: Question
  /** Key of its `title` and `text`. */
  readonly texts: 'ended' | 'confirm'
  children(onDone: () => void): ReactNode
}

/** A question over the open page; closing it answers no. */
export function QuestionDialog(props: QuestionDialogProps): ReactElement | null {
  const { question, texts, children } = props
  const { t } = useTranslation('entrance')
  const { isOpen, answer } = useQuestion(question)
  const dialog = useRef<DialogHandle>(null)
  const isDone = useRef(false)
  if (!isOpen) return null

  return (
    <Dialog
      ref={dialog}
      title={t(`${texts}.title`)}
      className={`w-full md:max-w-lg ${SHEET}`}
      onClose={() => {
        answer(isDone.current)
        isDone.current = false
      }}
    >
      <div className="flex flex-col gap-5 px-5 pb-8 md:px-8">
        <p>{t(`${texts}.text`)}</p>
        {children(() => {
          isDone.current = true
          dialog.current?.close()
        })}
      </div>
    </Dialog>
  )
}
