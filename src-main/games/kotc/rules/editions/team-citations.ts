/** What came with teams that change within a battle, with negating, and with abilities that only start chains (17th). */

export const teamCitations = ['conscript', 'distract', 'formation'] as const;

export const teamProhibitions = ['standardAnswers'] as const;
