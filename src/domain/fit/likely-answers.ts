import type { Question } from './fit-answer.ts';
import { PROCESS_NAMES } from './fit-messages.ts';
import { replaceWord } from './reading/replace-word.ts';
import type { Facts } from './reading/task-facts.ts';
import type { TaskLanguage } from './reading/task-language.ts';
import { MAX_TASK_LENGTH } from './reading/task-text.ts';

/** A likely answer to a question: its button label, and the whole task with the answer inserted. */
export type LikelyAnswer = { label: string; task: string };

type Reading = { label: string; text: string };

/** Processes to choose from, each with its button label and the words that are added to the task. */
const PROCESSES: Readonly<Record<TaskLanguage, readonly Reading[]>> = {
	en: [
		{ label: 'TIG', text: 'TIG' },
		{ label: 'MIG', text: 'MIG' },
		{ label: 'Stick', text: 'stick' },
		{ label: 'Flux core', text: 'flux core' },
		{ label: 'Torch', text: 'oxy-fuel torch' },
		{ label: 'Grinder', text: 'no welding, grinding' },
		{ label: 'No arc, hands only', text: 'no welding, handling' },
	],
	fr: [
		{ label: 'TIG', text: 'TIG' },
		{ label: 'MIG', text: 'MIG' },
		{ label: 'Électrode', text: 'électrode enrobée' },
		{ label: 'Fil fourré', text: 'fil fourré' },
		{ label: 'Chalumeau', text: 'chalumeau' },
		{ label: 'Meule', text: 'pas de soudage, meulage' },
		{ label: 'Pas d’arc, les mains seulement', text: 'pas de soudage, manutention' },
	],
};

/** How many of them are arc processes that can weld a tack; they come first. */
const ARCS = 4;

/** Possible meanings of a word that was not understood. None is "harmless": only the visitor may write that. */
const MEETS: Readonly<Record<TaskLanguage, readonly Reading[]>> = {
	en: [
		{ label: 'Hot', text: 'hot' },
		{ label: 'Cold', text: 'cold' },
		{ label: 'Sharp', text: 'sharp' },
		{ label: 'Wet', text: 'wet' },
		{ label: 'Oily', text: 'oily' },
		{ label: 'A chemical', text: 'a chemical' },
		{ label: 'Live electrical', text: 'live electrical' },
	],
	fr: [
		{ label: 'Chaud', text: 'chaud' },
		{ label: 'Froid', text: 'froid' },
		{ label: 'Coupant', text: 'coupant' },
		{ label: 'Mouillé', text: 'mouillé' },
		{ label: 'Huileux', text: 'huileux' },
		{ label: 'Un produit chimique', text: 'produit chimique' },
		{ label: 'Sous tension', text: 'sous tension' },
	],
};

const HANDLED: Readonly<Record<TaskLanguage, readonly Reading[]>> = {
	en: [
		{ label: 'Heat', text: 'hot parts' },
		{ label: 'Cold', text: 'cold' },
		{ label: 'Water', text: 'wet' },
		{ label: 'Sharp edges', text: 'sharp edges' },
		{ label: 'Splinters', text: 'splinters' },
		{ label: 'Knocks', text: 'impact' },
		{ label: 'Oil', text: 'oily parts' },
	],
	fr: [
		{ label: 'Du chaud', text: 'pièces chaudes' },
		{ label: 'Du froid', text: 'froid' },
		{ label: 'De l’eau', text: 'mouillé' },
		{ label: 'Des arêtes', text: 'arêtes vives' },
		{ label: 'Des échardes', text: 'échardes' },
		{ label: 'Des chocs', text: 'impact' },
		{ label: 'De l’huile', text: 'pièces huileuses' },
	],
};

const PLASMA: Readonly<Record<TaskLanguage, readonly Reading[]>> = {
	en: [
		{ label: 'Plasma cutting', text: 'plasma cutting' },
		{ label: 'Plasma welding', text: 'plasma welding' },
	],
	fr: [
		{ label: 'Coupage au plasma', text: 'coupage plasma' },
		{ label: 'Soudage au plasma', text: 'soudage plasma' },
	],
};

const CUTTING: Readonly<Record<TaskLanguage, readonly Reading[]>> = {
	en: [
		{ label: 'A torch', text: 'oxy-fuel torch' },
		{ label: 'Plasma', text: 'plasma cutting' },
		{ label: 'A disc', text: 'grinding' },
		{ label: 'A carbon rod', text: 'gouging' },
	],
	fr: [
		{ label: 'Un chalumeau', text: 'chalumeau' },
		{ label: 'Le plasma', text: 'coupage plasma' },
		{ label: 'Un disque', text: 'meulage' },
		{ label: 'Un carbone', text: 'gougeage' },
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
	const add = (text: string) => `${task.trim().replace(/[\s.,;:!?]+$/, '')}, ${text}`;
	const answers = list();
	return answers.filter((answer) => [...answer.task].length <= MAX_TASK_LENGTH);

	function list(): LikelyAnswer[] {
		const added = (readings: readonly Reading[]) =>
			readings.map(({ label, text }) => ({ label, task: add(text) }));
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
		return readings.flatMap(({ label, text }) => {
			const put = replaceWord(task, word, text);
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
