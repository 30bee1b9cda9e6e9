import type { Question } from './fit-answer.ts';
import { PROCESS_NAMES } from './fit-messages.ts';
import { replaceWord } from './reading/replace-word.ts';
import type { Facts } from './reading/task-facts.ts';
import type { TaskLanguage } from './reading/task-language.ts';
import { MAX_TASK_LENGTH } from './reading/task-text.ts';

/** A likely answer to a question: its button label, and the whole task with the answer inserted. */
export type LikelyAnswer = { label: string; task: string };

type Reading = { label: string; says: string };

/** Processes to choose from, each with its button label and the words that are added to the task. */
const PROCESSES: Readonly<Record<TaskLanguage, readonly Reading[]>> = {
	en: [
		{ label: 'TIG', says: 'TIG' },
		{ label: 'MIG', says: 'MIG' },
		{ label: 'Stick', says: 'stick' },
		{ label: 'Flux core', says: 'flux core' },
		{ label: 'Torch', says: 'oxy-fuel torch' },
		{ label: 'Grinder', says: 'grinding' },
		{ label: 'No arc, hands only', says: 'handling only' },
	],
	fr: [
		{ label: 'TIG', says: 'TIG' },
		{ label: 'MIG', says: 'MIG' },
		{ label: 'Électrode', says: 'électrode enrobée' },
		{ label: 'Fil fourré', says: 'fil fourré' },
		{ label: 'Chalumeau', says: 'chalumeau' },
		{ label: 'Meule', says: 'meulage' },
		{ label: 'Pas d’arc, les mains seulement', says: 'manutention' },
	],
};

/** How many of them are arc processes that can weld a tack; they come first. */
const ARCS = 4;

/** Possible meanings of a word that was not understood. None is "harmless": only the visitor may write that. */
const MEETS: Readonly<Record<TaskLanguage, readonly Reading[]>> = {
	en: [
		{ label: 'Hot', says: 'hot' },
		{ label: 'Cold', says: 'cold' },
		{ label: 'Sharp', says: 'sharp' },
		{ label: 'Wet', says: 'wet' },
		{ label: 'Oily', says: 'oily' },
		{ label: 'A chemical', says: 'a chemical' },
		{ label: 'Live electrical', says: 'live electrical' },
	],
	fr: [
		{ label: 'Chaud', says: 'chaud' },
		{ label: 'Froid', says: 'froid' },
		{ label: 'Coupant', says: 'coupant' },
		{ label: 'Mouillé', says: 'mouillé' },
		{ label: 'Huileux', says: 'huileux' },
		{ label: 'Un produit chimique', says: 'produit chimique' },
		{ label: 'Sous tension', says: 'sous tension' },
	],
};

const HANDLED: Readonly<Record<TaskLanguage, readonly Reading[]>> = {
	en: [
		{ label: 'Heat', says: 'hot parts' },
		{ label: 'Cold', says: 'cold' },
		{ label: 'Water', says: 'wet' },
		{ label: 'Sharp edges', says: 'sharp edges' },
		{ label: 'Splinters', says: 'splinters' },
		{ label: 'Knocks', says: 'impact' },
		{ label: 'Oil', says: 'oily parts' },
	],
	fr: [
		{ label: 'Du chaud', says: 'pièces chaudes' },
		{ label: 'Du froid', says: 'froid' },
		{ label: 'De l’eau', says: 'mouillé' },
		{ label: 'Des arêtes', says: 'arêtes vives' },
		{ label: 'Des échardes', says: 'échardes' },
		{ label: 'Des chocs', says: 'impact' },
		{ label: 'De l’huile', says: 'pièces huileuses' },
	],
};

const PLASMA: Readonly<Record<TaskLanguage, readonly Reading[]>> = {
	en: [
		{ label: 'Plasma cutting', says: 'plasma cutting' },
		{ label: 'Plasma welding', says: 'plasma welding' },
	],
	fr: [
		{ label: 'Coupage au plasma', says: 'coupage plasma' },
		{ label: 'Soudage au plasma', says: 'soudage plasma' },
	],
};

const CUTTING: Readonly<Record<TaskLanguage, readonly Reading[]>> = {
	en: [
		{ label: 'A torch', says: 'oxy-fuel torch' },
		{ label: 'Plasma', says: 'plasma cutting' },
		{ label: 'A disc', says: 'grinding' },
		{ label: 'A carbon rod', says: 'gouging' },
	],
	fr: [
		{ label: 'Un chalumeau', says: 'chalumeau' },
		{ label: 'Le plasma', says: 'coupage plasma' },
		{ label: 'Un disque', says: 'meulage' },
		{ label: 'Un carbone', says: 'gougeage' },
	],
};

/** Typical currents of each process, in amperes. */
const CURRENTS: Readonly<Record<string, readonly number[]>> = {
	GTAW: [40, 80, 120, 160, 200],
	GMAW: [90, 130, 180, 220, 280],
	SMAW: [70, 100, 130, 160, 200],
	FCAW: [140, 180, 220, 280, 340],
	MCAW: [180, 220, 260, 300],
	SAW: [300, 450, 600, 800],
	PAW: [30, 60, 100, 150],
	PAC: [30, 45, 65, 85, 105],
	'CAC-A': [200, 300, 400, 500],
};

const CURRENT_NAMES: Readonly<Record<TaskLanguage, Readonly<Record<string, string>>>> = {
	en: PROCESS_NAMES,
	fr: {
		GTAW: 'TIG',
		GMAW: 'MIG',
		SMAW: 'électrode',
		FCAW: 'fil fourré',
		MCAW: 'metal core',
		SAW: 'arc submergé',
		PAW: 'soudage plasma',
		PAC: 'coupage plasma',
		'CAC-A': 'gougeage',
	},
};

/**
 * Lists likely answers to a question, in the task's language. Each contains the task as typed with one change: a word
 * that was not understood is replaced in place, everything else is appended. Questions about who wears the glove and
 * about corrections get no likely answers: they need the visitor's own words.
 */
export function listLikelyAnswers(question: Question, facts: Facts, task: string): LikelyAnswer[] {
	const { language } = facts;
	const add = (says: string) => `${task.trim().replace(/[\s.,;:!?]+$/, '')}, ${says}`;
	const answers = list();
	return answers.filter((answer) => [...answer.task].length <= MAX_TASK_LENGTH);

	function list(): LikelyAnswer[] {
		const added = (readings: readonly Reading[]) =>
			readings.map(({ label, says }) => ({ label, task: add(says) }));
		switch (question) {
			case 'process':
				return added(PROCESSES[language]);
			case 'tack':
				return added(PROCESSES[language].slice(0, ARCS));
			case 'hazard':
				return added(HANDLED[language]);
			case 'cutting':
				return added(CUTTING[language]);
			case 'plasma':
				return replaced(PLASMA[language], 'plasma');
			case 'unread':
				return replaced(MEETS[language], facts.unread[0] ?? '');
			case 'amps':
				return listCurrents();
			default:
				return [];
		}
	}

	function replaced(readings: readonly Reading[], word: string): LikelyAnswer[] {
		return readings.flatMap(({ label, says }) => {
			const put = replaceWord(task, word, says);
			return put === undefined ? [] : [{ label, task: put }];
		});
	}

	/** Currents for the first arc process without one; named if the job has other arc processes. */
	function listCurrents(): LikelyAnswer[] {
		const open = facts.processes.find(
			(code) => CURRENTS[code] && !facts.amps.some(({ process }) => process === null || process === code),
		);
		const arcs = facts.processes.filter((code) => CURRENTS[code]);
		return (CURRENTS[open ?? ''] ?? []).map((amperes) => ({
			label: `${amperes} A`,
			task: add(arcs.length > 1 ? `${CURRENT_NAMES[language][open ?? '']} ${amperes} A` : `${amperes} A`),
		}));
	}
}
