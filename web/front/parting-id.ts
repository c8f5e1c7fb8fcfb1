/** Id of the live region in which a public page shows the last message of the client. */
export const partingId = 'parting-words'
