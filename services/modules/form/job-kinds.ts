export const ANSWER_MAIL = 'form.answer-mail'
export const CONFIRM_MAIL = 'form.confirm-mail'
