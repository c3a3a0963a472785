export const ASK_TO_CONFIRM = 'notice.askToConfirm'
export const LOOK = 'notice.look'
export const TELL = 'notice.tell'
