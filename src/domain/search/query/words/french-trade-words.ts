import type { TradeWords } from './trade-words.ts';

/**
 * What French words mean in a French query: words of print, of the shop and of France (the trade's glossary). Both sides
 * are comma-separated; accents, plurals and small words ("à la", "de") don't matter. These words are never read in an
 * English query.
 */
export const FRENCH_QUERY_FACTS: TradeWords = [
	['soudé, souder, soudage, soudeur, soudure, cordon', '#weld'],
	['basse hydrogène, bas hydrogène, électrode, saee, arc électrode, bâton, soudage bâton', '#SMAW'],
	['tungstène, électrode tungstène, torche tig, baguette apport, métal apport', '#GTAW'],
	['pas épais, pas trop épais, peu épais', 'thin, kid'],
	['durcit pas, raidit pas, raide pas, pas raide', 'soft, supple'],
	// Only the filler rod of TIG is felt between the fingers.
	['sentir baguette, rouler baguette, pousser baguette, toucher baguette', '#GTAW'],
	['fil plein, fil massif', '#GMAW'],
	['fil composite, âme métallique, fil âme métallique', '#MCAW'],
	['arc submergé, sous flux', '#SAW'],
	['soudage plasma, soudure plasma, souder plasma', '#PAW'],
	['découpe plasma, découpage plasma, coupe plasma, couper plasma, coupeur plasma', '#PAC'],
	[
		'oxygaz, oxyacétylénique, oxyacétylène, acétylène, oxycoupage, torche, chalumeau coupeur, brasage, braser',
		'#OFW',
	],
	['gouge, gouger, arc air, électrode carbone', '#CAC-A'],
	['meuler, ponçage, poncer, ébavurage, ébavurer, ébarbage, ébarber, grinder', '#GRIND'],
	['pointer, pointage, point soudure', '#TACK'],
	['plafond, position plafond', '#position:overhead'],
	['verticale montante, verticale descendante, vertical', '#position:vertical'],
	['corniche, horizontale', '#position:horizontal'],
	['plat, position plat', '#position:flat'],
	['toutes positions, hors position', '#position:overhead'],
	['doublé, doublure', '#lined'],
	['non doublé, sans doublure, pas doublé, pas doublure, aucun doublure', '#unlined'],
	[
		'sans cuir, pas cuir, non cuir, aucun cuir, cuir synthétique, similicuir, simili cuir, faux cuir, imitation cuir, végane, végétalien',
		'#hideless',
	],
	['sans couture', 'seamless'],
	['sans doigt, demi doigt, doigt coupé, bout doigt ouvert', '#fingerless'],
	[
		'haut température, haut chaleur, grand chaleur, fort chaleur, chaleur extrême, chaleur intense, température élevé',
		'#ANSI_HEAT',
	],
	['jetable, usage unique', '#disposable'],
	['temps chaud, journée chaude', 'breathable, breathe, summer'],
	['rose, violet, mauve, turquoise, camouflage', '#colour'],
	['sans latex, sans chrome, hypoallergénique, allergie', '#allergen'],
	['manchette courte, courte manchette, poignet court, sans manchette, pas manchette', '#cuff:short'],
	['autoprotégé, sans gaz', '#FCAW'],
	[
		'gros ampérage, haut ampérage, fort ampérage, grosse intensité, forte intensité, gros courant, haute intensité',
		'#amps:250',
	],
	['grosse main, grande main, main large, très grosse main, très grande main, très très grand', '#size:3XL'],
	['petite main, main petite, très petite main, toute petite main, très très petit', '#size:XS'],
	['gauche, gaucher, gauchère, main gauche', '#left'],
	['coupure, anticoupure, anti coupure, anti coupe, coupant, tranchant', '#ANSI_CUT'],
	// "Sans me couper", and what is cut by hand: no torch.
	['sans couper, couper feuillard, couper cerclage, couper courroie, couper carton', '#ANSI_CUT'],
	['anti choc, antichoc, résistant choc, résistant impact', '#impact'],
	['chaleur contact', '#contact:1'],
	...[1, 2, 3, 4].map((level) => [`chaleur contact ${level}`, `#contact:${level}`] as const),
	[
		'flamme, ignifuge, propagation flamme, antifeu, anti feu, épreuve feu, résistant feu, résiste feu, résiste flamme, résistant flamme',
		'#flame',
	],
	['projection, éclaboussure, métal fusion, métal fondu, projection métal fusion', '#splash'],
	...['a', 'b', 'c', 'd', 'e', 'f'].map(
		(letter) => [`coupure ${letter}`, `#TDM:${letter.toUpperCase()}`] as const,
	),
];

/** These words match themselves too. */
export const FRENCH_QUERY_WORDS: TradeWords = [
	['arc', '#SMAW, #weld'],
	['étincelle', '#weld, #GRIND'],
	['couper, coupage, découpe, découper, découpage', '#OFW, #PAC'],
	['ajustage, ajuster, assemblage, assembler', '#TACK, fitter'],
	['tuyau, tuyauterie, tuyauteur', '#position:pipe, pipe'],
	['petit, p', '#size:S'],
	['moyen', '#size:M'],
	['grand, g', '#size:L'],
	['petit diamètre', 'pipe'],
	// Leathers and fibres.
	['cuir, peau', '#leather, leather'],
	['chevreau', 'kid'],
	['daim', 'deer, deerskin'],
	['elk', 'elk, elkskin'],
	['vachette, bovin', 'cow, cowhide'],
	['buffle', 'bison'],
	['fendu, cuir fendu, refendu, cuir refendu, refente, croûte cuir, suède, suédé', 'split'],
	['flanc', 'side'],
	['épaule, collet', 'shoulder'],
	['grain, pleine fleur', 'grain'],
	['aramide, para aramide', 'aramid, paraaramid'],
	['polyéthylène, dyneema, pehd', 'hppe'],
	['acier, inox, acier inoxydable, fibre acier, fil acier', 'steel'],
	['verre, fibre verre', 'glass'],
	['aluminé, réfléchissant, dos réfléchissant', 'aluminized'],
	['néoprène', 'neoprene'],
	['caoutchouc, caoutchouté', 'rubber, rubberized'],
	['enduction, trempé, trempage, enrobé', 'coated, coating, nitrile'],
	['polaire, peluche, sherpa', 'fleece, pile'],
	['jean', 'denim'],
	// Cuffs and making.
	['manchette évasée, longue manchette, crispin, gantelet', 'gauntlet'],
	['manc', 'cuff'],
	['manchette sécurité', 'safety'],
	['velcro, autoagrippant, scratch', 'hook, hookloop, velcro'],
	['enfiler', 'slipon, slip'],
	['passepoil', 'welt, welted'],
	['pouce aile', 'wing'],
	['pouce rapporté', 'keystone'],
	['pouce droit', 'straight'],
	['double paume', 'doublepalm'],
	['renfort, renforcé', 'patch, reinforced'],
	['couture, piqûre, cousu', 'seam, stitched'],
	['jauge', 'gauge'],
	['coussinet, coussiné, rembourré', 'pad, padded'],
	// Kinds of glove.
	['conduire, conduite, camionneur, camionnage, camion, char', 'driver'],
	['ajusteur, montage, ligne montage', 'fitter'],
	['préparation', 'prep'],
	['antivibration, vibration', 'vibration'],
	['fluo, fluorescent, haute visibilité, jaune fluo, jaune sécurité', 'hivis'],
	['hybride, multi procédé, multiprocédé, polyvalent', 'hybrid, crossover'],
	['pas cher, bon marché, abordable', 'economy'],
	['apprenti, étudiant, élève, école, débutant', 'economy, apprentice, students, schools'],
	['dame, féminin', 'women'],
	['sous gant', 'liner'],
	['chariot élévateur, cariste', 'driver, warehousing'],
	['jointure, protège jointure', '#impact, knuckle'],
	['impact, choc', '#impact, impact'],
	// Hazards.
	['chaleur, chaud, température', '#ANSI_HEAT, heat'],
	['chaleur radiante, chaleur rayonnante, radiant, rayonnement', '#radiant'],
	['feu', '#flame'],
	['laitier, scorie', '#splash, slag'],
	['perforation, perçage, perforer, épine, clou', '#ANSI_PUN, puncture'],
	['abrasion, usure', '#ANSI_ABR, abrasion'],
	['déchirement', 'tear'],
	[
		'froid, grand froid, gros froid, temps froid, gel, engelure, frette',
		'winter, cold, thinsulate, insulated',
	],
	['hiver, hivernal, décembre, janvier, février', 'winter, thinsulate, insulated'],
	['nord, nordique, arctique', 'winter, northern'],
	['isolé, isolant, isolation, thermique', 'winter, thinsulate, insulated'],
	['hydrofuge, déperlant, eau, pluie, neige, mouillé, résistant eau', 'waterproof, membrane'],
	['adhérence, antidérapant, préhension', 'grip'],
	['souple, souplesse', 'soft, supple'],
	// Colours.
	['vert', 'green'],
	['blanc', 'white'],
	['doré, or', 'gold'],
	['sable', 'sand'],
	['alu', 'aluminum'],
	// Industries.
	['naval, maritime', 'shipyard'],
	['oléoduc, gazoduc', 'pipeline'],
	['pétrolier, pétrolière', 'oil'],
	['foreur, forage, puits', 'rig, oil'],
	['pêche, pêcheur, matelot', 'deckhands, waterproof, rubberized'],
	['minier, minière', 'mining'],
	['foresterie, bûcheron', 'forestry'],
	['appareil pression, réservoir, chaudière, chaudronnerie, chaudronnier', 'vessel'],
	['ferroviaire, chemin fer, train', 'rail'],
	['agricole, ferme, agriculteur, tracteur, machinerie agricole', 'agricultural'],
	['auto, automobile, remorque, garage', 'automotive'],
	['atelier', 'shop'],
	['bâtiment, chantier', 'construction'],
	['services publics', 'utilities'],
	['municipal, municipalité, ville, voirie', 'municipal'],
	['entreposage, manutention', 'warehousing'],
	['récupération', 'recycling'],
	['structure, poutre', 'structural'],
];

/**
 * Trades in the feminine, and the word that they are read as. A glove must suit the trade, not be cut for women:
 * "soudeuse" is also the machine.
 */
export const FRENCH_FEMININES: TradeWords = [
	['soudeuse', 'soudeur'],
	['conductrice, camionneuse', 'conducteur'],
	['ajusteuse, monteuse, assembleuse', 'ajusteur'],
	['mécanicienne', 'mécanicien'],
	['travailleuse, ouvrière', 'travail'],
];

/** What a quality means when it is said of the glove itself: "des gants chauds" keep the cold out. */
export const FRENCH_GLOVE_QUALITIES: TradeWords = [['chaud', 'hiver']];

/** Words of texts that mean something else to who asks: gloves of that meaning come first. */
export const FRENCH_RANKED_WORDS: TradeWords = [
	['soudeuse, conductrice, camionneuse, ajusteuse, monteuse, assembleuse', 'women'],
	['mécanicienne, travailleuse, ouvrière', 'women'],
	// A farm, where gloves are for work, and the adjective of "une paume ferme".
	['ferme, fermier, étable, grange, éleveur, bétail, animal, tracteur', 'agricultural, work, driver'],
];
