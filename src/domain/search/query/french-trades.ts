import type { TradeWords } from './trade-words.ts';

/**
 * Trades of Quebec, the things their hands hold and the places they work in, with what a glove for them is or says. The
 * words match themselves too. Read like `french-trade-words.ts`.
 */
export const FRENCH_TRADES: TradeWords = [
	// Sharp things.
	['vitrier, vitrerie, vitre, fenêtre, miroitier', '#ANSI_CUT, glass'],
	['ferblantier, ferblanterie, tôlier, tôlerie, conduit ventilation', '#ANSI_CUT, sheet'],
	['gouttière, revêtement, bardage, solin', '#ANSI_CUT, siding, flashing'],
	['couteau, lame, rasoir, bavure, bord vif', '#ANSI_CUT, blade'],
	['ferrailleur, ferraille, rebut, scrap, cour scrap', 'scrap, recycling'],
	['éboueur, déchet, vidange, ordure, recyclage', 'recycling'],
	['barbelé, clôture, piquet, broche, poteau, pieu', 'fence, fencing'],
	// Machines.
	['mécano, mécanicien, mécanique', 'mechanic'],
	['garagiste, moteur, pneu', 'mechanic, automotive'],
	['débosseleur, débosselage, carrossier, carrosserie', '#GRIND, body'],
	['marteau piqueur, perforateur, burineur, plaque vibrante', 'vibration, hammer'],
	['machine lourde, machinerie lourde, pelle mécanique, bouteur, chargeuse, loader', 'operator'],
	['opérateur, opératrice, grutier', 'operator, driver'],
	['usinage, machiniste, presse plieuse, cisaille', 'press, shear'],
	// Loads.
	['attacher, arrimer, arrimage, sangle', 'strapping, binders, tarping'],
	['charge', 'load, rigging'],
	['chaîne', 'chain, chaining'],
	['strap acier, courroie acier, bande acier', '#ANSI_CUT'],
	['gréeur, gréage, élingue, élinguer, palan, treuil', 'rigger, rigging, sling'],
	['câble, câblage acier, câble acier', 'cable, rope'],
	['signaleur, signalisation, signaler', 'hivis, signalling'],
	['magasinier, commis, expédition, réception, boîte, carton, colis, déménageur', 'warehousing'],
	['livreur, livraison, facteur, messager', 'delivery, driver'],
	['corder, bûche, chauffage, planche, madrier', 'timber, lumber, log'],
	['débardage, débardeur, billot, bille', 'log, choker, forestry'],
	['triage, tri, trier', 'sort, sorting, recycling'],
	// Building and land.
	['couvreur, toiture, toit, charpentier, menuisier, maçon, briqueteur', 'construction'],
	['manœuvre, journalier, coffreur, coffrage, échafaudage, rénovation, démolition', 'construction'],
	['plombier, plomberie, aqueduc', 'pipe, utilities'],
	['routier, route, autoroute, asphaltage', 'municipal, hivis'],
	['paysagiste, paysagement, jardin, jardinage, jardinier', 'fence, agricultural, municipal'],
	['éleveur, bétail, animal, cheval, étable, grange, foin, écurie, fermier', 'agricultural'],
	['trappeur, chasse, chasseur, motoneige, skidoo, traîneau', 'snowmobile, mitt'],
	['déneigement, déneiger, déneigeur, pelleter, souffleuse, tempête', 'winter, plow, waterproof'],
	// Heat and light.
	['fondeur, fondre, coulée, fournaise, four', 'foundry, furnace'],
	['brûler, brûlé, brûlant, brûlure', '#ANSI_HEAT, heat'],
	['visible, nuit, noirceur, obscurité', 'hivis'],
	// Cold and water.
	['mouton, agneau', 'fleece, sherpa, pile, wool'],
	['automne, verglas, glace, geler', 'winter'],
	['chambre froide, congélateur, congelé, frigo, réfrigéré, frigorifique', 'winter, freezer, thinsulate'],
	['humidité, tremper, goutte, gadoue, sloche', 'waterproof, membrane, rubberized'],
	// Care and comfort.
	['lavable, lavage, lessive', 'machine, wash'],
	['respirant, respirer, aéré, ventilé, estival, sueur, transpirer', 'breathable, breathe, summer'],
	['mince, minceur, fin, finesse', 'thin, kid'],
	['sensibilité, précision, dextérité', 'precision, feel, kid'],
];
