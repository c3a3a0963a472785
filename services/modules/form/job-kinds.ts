export const ANSWER_MAIL = 'form.answer-mail'
