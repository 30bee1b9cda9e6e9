import { fillMessage } from '../../ratings/wording/rating-messages.ts';
import type { Dispute } from '../second-reading/merge-readings.ts';
import { wordValues } from '../wording/describe-reason.ts';
import { VERDICT_MESSAGES } from '../wording/verdict-messages.ts';
import type { Picker } from '../wording/word-verdict.ts';
import { RATED_HAZARDS } from './task-facts.ts';
import type { TaskLanguage } from './task-language.ts';

type DisputeMessages = {
	/**
	 * `either`: the readers found different ones, so ask which. `part`: one reader found more, so ask whether it applies.
	 */
	process: { either: readonly string[]; part: readonly string[] };
	position: { either: readonly string[]; part: readonly string[] };
	/** `read`: the rules found a current. */
	amps: { read: readonly string[]; none: readonly string[] };
	hazard: readonly string[];
	/** Hazards that the sheet covers. All others are No use without a question. */
	hazards: Readonly<Record<(typeof RATED_HAZARDS)[number], string>>;
	or: string;
	and: string;
};

const MESSAGES: Readonly<Record<TaskLanguage, DisputeMessages>> = {
	en: {
		process: {
			either: ['Which process is it: {words}?', 'Name one: {words}?'],
			part: ['Is {words} part of the job, yes or no?', 'Does the job take {words}, or not?'],
		},
		position: {
			either: ['Which position is it: {words}?', 'How does the work lie: {words}?'],
			part: ['Is any of it {words}, yes or no?', 'Is it {words}, or not?'],
		},
		amps: {
			read: ['Does the {process} run at {words} A, yes or no?', 'Is it {words} A for the {process}, or not?'],
			none: ['How many amps for the {process}?', 'What current are you running on the {process}?'],
		},
		hazard: ['Does the hand meet {words} there, yes or no?', 'Is there {words} in it for the hand, or not?'],
		hazards: {
			hot: 'hot metal',
			molten: 'molten metal',
			cold: 'cold',
			wet: 'water',
			sharp: 'sharp edges',
			puncture: 'points that prick',
			impact: 'knocks',
			oily: 'oil',
			rough: 'rough goods',
		},
		or: 'or',
		and: 'and',
	},
	fr: {
		process: {
			either: ['Quel procédé au juste\u00a0: {words}?', 'Lequel des deux\u00a0: {words}?'],
			part: ['Le travail, c’est avec {words} ou sans?', 'Y a-t-il aussi {words}, oui ou non?'],
		},
		position: {
			either: ['Quelle position\u00a0: {words}?', 'Comment est la pièce\u00a0: {words}?'],
			part: ['Y en a-t-il {words}, oui ou non?', 'Est-ce {words}, oui ou non?'],
		},
		amps: {
			read: ['C’est bien {words}\u00a0A en {process}?', 'En {process}, c’est {words}\u00a0A, oui ou non?'],
			none: ['Combien d’ampères en {process}?', 'À quel courant, en {process}?'],
		},
		hazard: [
			'La main rencontre-t-elle {words}, oui ou non?',
			'Est-ce que la main rencontre {words} là-dedans?',
		],
		hazards: {
			hot: 'du métal chaud',
			molten: 'du métal en fusion',
			cold: 'le froid',
			wet: 'l’eau',
			sharp: 'des arêtes coupantes',
			puncture: 'des pointes',
			impact: 'des chocs',
			oily: 'de l’huile',
			rough: 'des matériaux rugueux',
		},
		or: 'ou',
		and: 'et',
	},
};

/** Max names in one question; more would make it a form. */
const MAX_NAMES = 3;

/** Asks the visitor about a difference between the two readings, in one question and in the task's language. */
export function wordDispute(dispute: Dispute, language: TaskLanguage, pick: Picker): string {
	const { names } = VERDICT_MESSAGES[language];
	const messages = MESSAGES[language];
	if (dispute.about === 'amps') {
		const { process, amps } = dispute;
		return fillMessage(pick(amps.length > 0 ? messages.amps.read : messages.amps.none), {
			words: [...new Set(amps)].slice(0, MAX_NAMES).join(` ${messages.and} `),
			...wordValues({ process }, names),
		});
	}
	if (dispute.about === 'hazard') {
		return questionOf(
			messages.hazard,
			RATED_HAZARDS.filter((hazard) => dispute.hazards.includes(hazard)).map(
				(hazard) => messages.hazards[hazard],
			),
		);
	}
	const { about, codes, isEither } = dispute;
	return questionOf(
		isEither ? messages[about].either : messages[about].part,
		codes.flatMap((code) => names[about][code] ?? []),
	);

	function questionOf(wordings: readonly string[], named: readonly string[]): string {
		return fillMessage(pick(wordings), { words: named.slice(0, MAX_NAMES).join(` ${messages.or} `) });
	}
}
