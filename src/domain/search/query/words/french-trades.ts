import type { TradeWords } from './trade-words.ts';

/**
 * Trades of Quebec, the things their hands hold and the places they work in, with what a glove for them is or says. The
 * words match themselves too. A glove for something else may still do, so they are the first to be left out. Read like
 * `french-trade-words.ts`.
 */
export const FRENCH_TRADES: TradeWords = [
	// Sharp things.
	['vitrier, vitrerie, vitre, carreau, fenêtre, miroitier', '#ANSI_CUT, glass'],
	['ferblantier, ferblanterie, tôlier, tôlerie, conduit ventilation', '#ANSI_CUT, sheet'],
	['gouttière, revêtement, bardage, solin', '#ANSI_CUT, siding, flashing'],
	['couteau, lame, rasoir, exacto, bavure, bord vif', '#ANSI_CUT, blade'],
	['ferrailleur, ferraille, rebut, scrap, cour scrap', 'scrap, recycling'],
	['éboueur, déchet, vidange, ordure, recyclage', 'recycling'],
	['barbelé, clôture, piquet, broche, poteau, pieu', 'fence, fencing'],
	// Machines.
	['mécano, mécanicien, mécanique, boulon, écrou, visser, dévisser, clé molette', 'mechanic'],
	['garagiste, moteur, pneu, frein, transmission, vidange huile', 'mechanic, automotive'],
	['débosseleur, débosselage, carrossier, carrosserie', '#GRIND, body'],
	['marteau piqueur, perforateur, burineur, plaque vibrante', 'vibration, hammer'],
	[
		'machine lourde, machinerie lourde, pelle mécanique, pelle hydraulique, mini pelle, excavatrice, pépine, rétrocaveuse, bouteur, niveleuse, chargeuse, loader',
		'operator',
	],
	['opérateur, opératrice, opérer, grutier, cariste, chariot élévateur', 'operator, driver'],
	['manette, levier', 'lever'],
	['usinage, machiniste, presse plieuse, cisaille, plier, pliage', 'press, shear'],
	['bizouner, bricoler, zigonner, patenter', 'mechanic, repair'],
	// Loads.
	['attacher, arrimer, arrimage, sangle', 'strapping, binders, tarping'],
	['charge', 'load, rigging'],
	['chaîne', 'chain, chaining'],
	['strap acier, courroie acier, bande acier, feuillard, cerclage', '#ANSI_CUT'],
	['gréeur, gréage, élingue, élinguer, palan, treuil', 'rigger, rigging, sling'],
	['câble, câblage acier, câble acier', 'cable, rope'],
	['signaleur, signalisation, signaler', 'hivis, signalling'],
	[
		'magasinier, commis, expédition, réception, boîte, carton, colis, déménageur, déménagement, meuble, électroménager, frigidaire, piano',
		'warehousing',
	],
	['livreur, livraison, facteur, messager', 'delivery, driver'],
	['corder, bûche, chauffage, planche, madrier', 'timber, lumber, log'],
	['débardage, débardeur, billot, bille', 'log, choker, forestry'],
	['triage, tri, trier', 'sort, sorting, recycling'],
	// Building and land.
	['couvreur, toiture, toit, charpentier, menuisier, maçon, briqueteur, plâtrier, gypse', 'construction'],
	['manœuvre, journalier, coffreur, coffrage, échafaudage, rénovation, démolition', 'construction'],
	['plombier, plomberie, aqueduc', 'pipe, utilities'],
	['routier, route, autoroute, asphaltage', 'municipal, hivis'],
	[
		'paysagiste, paysagement, jardin, jardinage, jardinier, débroussailler, débroussaillage, défricher, émonder, émondage, terrassement',
		'fence, agricultural, municipal',
	],
	[
		'maréchal ferrant, éleveur, bétail, animal, cheval, étable, grange, foin, écurie, fermier',
		'agricultural',
	],
	['trappeur, chasse, chasseur, motoneige, skidoo, traîneau', 'snowmobile, mitt'],
	['ferronnier, ferronnerie, rampe, garde corps, portail, escalier métal', '#GMAW, #SMAW'],
];

/** What a job asks of a glove, as people say it. Read like `french-trade-words.ts`. */
export const FRENCH_NEEDS: TradeWords = [
	// Blows.
	['coincer, écraser, pincer, cogner, frapper', '#impact, knuckle'],
	// Heat and light.
	['fondeur, fondre, coulée, fournaise, four, forgeron, forge, forger', 'foundry, furnace, #ANSI_HEAT'],
	[
		'brûler, brûlé, brûlant, brûlure, rougi, chauffé rouge, échappement, collecteur, pièce chaude',
		'#ANSI_HEAT, heat',
	],
	['visible, nuit, noirceur, obscurité', 'hivis'],
	// Cold and water.
	[
		'déneigement, déneiger, déneigeur, pelleter, souffleuse, souffleur, gratte, charrue, tempête',
		'winter, plow, waterproof',
	],
	['mouton, agneau', 'fleece, sherpa, pile, wool'],
	['automne, verglas, glace, geler, mars, novembre, acériculteur, érablière, cabane sucre', 'winter'],
	['chambre froide, congélateur, congelé, frigo, réfrigéré, frigorifique', 'winter, freezer, thinsulate'],
	['humidité, tremper, goutte, gadoue, sloche', 'waterproof, membrane, rubberized'],
	// Care and comfort.
	['lavable, lavage, lessive', 'machine, wash'],
	[
		'respirant, respirer, aéré, ventilé, été, estival, canicule, sueur, suer, suent, sue, transpirer, transpirent',
		'breathable, breathe, summer',
	],
	['mince, minceur, fin, finesse', 'thin, kid'],
	['flexible, léger', 'light, supple, thin, kid'],
	['confortable, confort', 'soft, supple, foam'],
	['durable, durabilité, robuste', '#ANSI_ABR, doublepalm'],
	['coude, avant bras', 'gauntlet'],
	['coin serré, espace restreint, espace clos, endroit exigu', 'access, tight'],
	['sensibilité, précision, dextérité, doigté, sentir, toucher fin', 'precision, feel, kid'],
];
