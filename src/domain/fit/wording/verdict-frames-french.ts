import type { VerdictMessages } from './verdict-messages.ts';

/**
 * The frames of `verdict-frames.ts` for Quebec shops. `{job}` includes its article, so it follows "pour" or a comma.
 */
export const FRENCH_FRAMES: Pick<
	VerdictMessages,
	'frames' | 'notOursFrames' | 'tails' | 'contrasts' | 'questions'
> = {
	frames: {
		'Full use': [
			'Oui pour {job}\u00a0: {why}',
			'Allez-y pour {job}\u00a0: {why}',
			'Le bon gant pour {job}\u00a0: {why}',
			'{Job}, c’est son métier\u00a0: {why}',
			'{Job}, oui\u00a0: {why}',
			'Enfilez-le pour {job}\u00a0: {why}',
			'Pour {job}, ça fait l’affaire\u00a0: {why}',
			'Pour {job}, il est à sa place\u00a0: {why}',
			'Pour {job}, rien à redire\u00a0: {why}',
			'Pour {job}, c’est oui\u00a0: {why}',
			'Pour {job}, prenez-le\u00a0: {why}',
			'{Why}, alors prenez-le pour {job}',
			'{Why}, alors oui pour {job}',
			'{Why}, alors allez-y pour {job}',
			'{Why}, et {job}, c’est son métier',
			'{Why}\u00a0: c’est le bon gant pour {job}',
			'{Why}, alors enfilez-le pour {job}',
		],
		Limited: [
			'Bon à moitié pour {job}\u00a0: {why}',
			'En dépannage pour {job}\u00a0: {why}',
			'Pour {job}, jusqu’à un certain point\u00a0: {why}',
			'Pour {job}, s’il le faut\u00a0: {why}',
			'Un peu juste pour {job}, mais utilisable\u00a0: {why}',
			'{Job}, oui mais pas partout\u00a0: {why}',
			'{Job}, à moitié seulement\u00a0: {why}',
			'Prudence pour {job}\u00a0: {why}',
			'Pour {job}, c’est limite\u00a0: {why}',
			'Pour {job}, il dépanne, sans plus\u00a0: {why}',
			'Pour {job}, allez-y mollo\u00a0: {why}',
			'{Why}, alors allez-y mollo pour {job}',
			'{Why}, alors bon à moitié seulement pour {job}',
			'{Why}, alors prudence pour {job}',
			'{Why}, donc en dépannage seulement pour {job}',
			'{Why}, et pour {job}, c’est limite',
			'{Why}, alors pour {job}, s’il le faut',
		],
		'No use': [
			'Non pour {job}\u00a0: {why}',
			'Mauvais gant pour {job}\u00a0: {why}',
			'À laisser au crochet pour {job}\u00a0: {why}',
			'Pas celui-là pour {job}\u00a0: {why}',
			'Prenez-en un autre pour {job}\u00a0: {why}',
			'{Job}, non\u00a0: {why}',
			'{Job}, ce n’est pas son métier\u00a0: {why}',
			'Pour {job}, remettez-le à sa place\u00a0: {why}',
			'Pour {job}, oubliez-le\u00a0: {why}',
			'Pas de ça pour {job}\u00a0: {why}',
			'Pour {job}, ce n’est pas lui\u00a0: {why}',
			'Pour {job}, cherchez ailleurs\u00a0: {why}',
			'{Why}, alors non pour {job}',
			'{Why}, alors pour {job}, oubliez-le',
			'{Why}, alors pour {job}, ce n’est pas lui',
			'{Why}, alors pas celui-là pour {job}',
			'{Why}, alors laissez-le au crochet pour {job}',
			'{Why}\u00a0: c’est le mauvais gant pour {job}',
			'{Why}, alors prenez-en un autre pour {job}',
		],
	},
	notOursFrames: [
		'Non\u00a0: {why}',
		'Pas avec celui-là\u00a0: {why}',
		'Aucun des nôtres\u00a0: {why}',
		'À laisser au crochet\u00a0: {why}',
		'Mauvais gant\u00a0: {why}',
		'Pas pour ça\u00a0: {why}',
	],
	tails: {
		amps: [', pour un courant {range}', ', tant que le courant va {range}', ', avec un courant {range}'],
		position: [
			', mais redemandez avant de travailler {position}',
			', et {position} c’est une autre réponse',
			', sans rien promettre {position}',
		],
		temperature: [
			', sans savoir à quel point c’est {feel}',
			', et vous n’avez pas dit à quel point c’est {feel}',
		],
	},
	contrasts: [', et{on} il n’a rien à se reprocher', ', même s’il est bon{on}'],
	questions: {
		process: [
			'Quel procédé\u00a0: TIG, MIG, électrode, fil fourré, chalumeau, meule, ou pas d’arc du tout?',
			'On soude comment\u00a0: TIG, MIG, électrode, fil fourré, ou juste de la manutention?',
			'TIG, MIG, électrode, fil fourré, chalumeau, ou les mains seulement?',
		],
		tack: [
			'Pointer avec quoi, et à combien d’ampères\u00a0: TIG, MIG ou électrode?',
			'Un point, c’est une soudure\u00a0: quel procédé, quel courant?',
		],
		amps: ['Combien d’ampères{on}?', 'À quel courant{on}?', 'À combien d’ampères soudez-vous{on}?'],
		unread: [
			'Je n’ai pas suivi {words}\u00a0: la main touche quoi, là?',
			'Que veut dire {words}?',
			'{words}, pour la main, c’est quoi?',
		],
		who: [
			'Qui porte le gant\u00a0: la personne qui soude, ou celle qui tient?',
			'C’est pour la main à l’arc ou pour la main à côté?',
		],
		corrected: [
			'Vous avez changé d’idée\u00a0: lequel compte?',
			'Redites-le d’un coup\u00a0: quel procédé, quel courant?',
		],
		plasma: ['Coupage au plasma ou soudage au plasma?', 'Le plasma, pour couper ou pour souder?'],
		cutting: [
			'Couper avec quoi\u00a0: oxygaz, plasma ou disque?',
			'On coupe au chalumeau, au plasma ou à la meule?',
		],
		hazard: [
			'Pas d’arc, d’accord, mais la main touche quoi\u00a0: du chaud, du froid, de l’eau, des arêtes?',
			'Manipuler quoi\u00a0: chaud, froid, mouillé ou coupant?',
		],
	},
};
