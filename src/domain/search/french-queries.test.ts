import { expect, test } from 'vitest';
import { readDemonstrationCatalogue } from '../catalogue/demonstration/demonstration-catalogue.server.ts';
import { anIndex } from './test-index.ts';
import {
	all,
	any,
	called,
	cuff,
	type Fact,
	industry,
	inPosition,
	is,
	made,
	marked,
	of,
	rated,
	sized,
	spec,
	typed,
	used,
	welds,
} from './unseen-searches/glove-facts.ts';

/**
 * Searches as welders, buyers and safety people in Quebec type them, and the facts that make a glove a right answer.
 * The facts are those of the English data, so a wrong translation does not make a wrong glove right.
 */
const { products: gloves, categories } = readDemonstrationCatalogue();
const index = anIndex(gloves, categories);

/** Share of the searches that must have a right glove among the first three. */
const MIN_SHARE = 0.97;
const FIRST = 3;

const listedIn = (category: string): Fact => {
	const numbers = new Set(categories.find(({ name }) => name === category)?.partNumbers);
	return ({ partNumber }) => numbers.has(partNumber);
};
const goat = of(/^goat/i);
const deer = of(/^deer/i);
const moose = of(/^moose/i);
const pig = of(/^pig/i);
const split = of(/^split/i);
const aramid = of(/para-aramid/i);
const aramidLined = of(/para-aramid liner/i);
const nitrile = of(/nitrile/i);
const wool = of(/wool lining/i);
const fleece = of(/fleece lining/i);
const hiVis = of(/hi-vis/i);
const guarded = of(/impact guards/i);
const foamBack = of(/foam back/i);
const aluminized = of(/aluminized/i);
const waterproof = of(/waterproof/i);
const leather = of(/hide|skin|bison/i);
const unlined = spec('Lining', /^none/i);
const lined: Fact = (glove) => !unlined(glove);
const winter = listedIn('Winter');
const driver = any(listedIn('Driver'), called(/driver/i));
const fitter = any(listedIn('Fitter'), called(/fitter/i));
const prep = listedIn('Prep');
const mitt = called(/\bmitt\b/i);
const women = called(/women/i);
const left = called(/\bleft\b/i);
const knitWrist = spec('Cuff', /knit/i);
const gauntlet = any(spec('Cuff', /gauntlet/i), cuff(127));
const molten = any(marked('EN407', 4, '2'), marked('EN407', 5, '2'));
const stick = made('SMAW');
const mig = made('GMAW');
const tig = made('GTAW');

const SEARCHES: readonly (readonly [query: string, right: Fact])[] = [
	// Part numbers among French words.
	['gant XY300', is('xy300')],
	['gants xy276-3 noirs', is('xy276-3-black')],
	['xy301 brun', is('xy301-brown')],
	['mitaines XY206', is('xy206')],
	['numéro de pièce XY162', is('xy162')],
	['le xy 073-2 en gris', is('xy073-2-grey')],
	['XY320 prix à la douzaine', is('xy320')],
	['gants Argon Mirror aluminisés', is('xy304')],
	// Processes.
	['gants baguette', stick],
	['gant pour souder à la baguette', stick],
	['gants héliarc', tig],
	['gant TIG en chèvre', all(tig, goat)],
	['gants pour soudage à l’arc', welds],
	['électrode enrobée manchette longue', all(stick, gauntlet)],
	['soudure MIG semi-automatique', mig],
	['fil fourré', made('FCAW')],
	['soudage au fil fourré, doublé de laine', all(made('FCAW'), wool)],
	['gougeage à l’arc', made('CAC-A')],
	['gants pour arc-air', made('CAC-A')],
	['coupage au plasma', used('PAC')],
	['découpe plasma anticoupure', all(used('PAC'), rated('ANSI_CUT', 4))],
	['chalumeau oxyacétylénique', used('OFW')],
	['gant pour couper au chalumeau', used('OFW')],
	['gants de meulage', made('GRIND')],
	['gant pour la meuleuse, poignet tricoté', all(made('GRIND'), knitWrist)],
	['pointage et ajustage', used('TACK')],
	['arc submergé', used('SAW')],
	['soudage au tungstène sous argon', tig],
	['fil plein', mig],
	['gant multi-procédé', all(used('GTAW'), mig)],
	['gants de soudeur', welds],
	['gants de soudure en cuir', all(welds, leather)],
	['gant pour soudeuse', all(women, welds)],
	['soudeur CWB gants de cuir', all(welds, leather)],
	// Positions.
	['soudage au plafond', all(welds, inPosition('O'))],
	['au plafond à la baguette', all(stick, inPosition('O'))],
	['corniche MIG', all(mig, inPosition('H'))],
	['en corniche', inPosition('H')],
	['soudage de tuyau TIG', all(tig, inPosition('P'))],
	['tuyauterie chèvre', all(goat, any(inPosition('P'), industry('Pipeline')))],
	['verticale montante à l’électrode', all(stick, inPosition('V'))],
	['souder à plat MIG', all(mig, inPosition('F'))],
	// Leathers and fibres.
	['gants en chevreuil', deer],
	['peau de cerf', deer],
	['gant cuir fendu', split],
	['croûte de cuir', split],
	['croute de cuir de vache doublée', all(split, lined)],
	['gants soudeurs cuir fendu', all(welds, split)],
	['cuir pleine fleur', any(of(/grain/i), spec('Hide', /grain/i))],
	['gant en vachette', of(/cowhide/i)],
	['cuir de porc', pig],
	['gants en peau de cochon pas chers', all(pig, called(/economy/i))],
	['gant d’orignal', moose],
	['cuir de wapiti', of(/^elk/i)],
	['bison', of(/^bison/i)],
	['gant en chevreau', called(/\bkid\b/i)],
	['gants cousus au fil kevlar', of(/para-aramid thread/i)],
	['doublure kevlar', aramidLined],
	['tricot aramide jauge 13', all(aramid, any(spec('Pattern', /13-gauge/), spec('Lining', /13 gauge/)))],
	['gant enduit de nitrile', nitrile],
	['gants trempés d’hiver', all(nitrile, winter)],
	['doublé en laine', wool],
	['doublure en polaire', fleece],
	['doublure de coton', of(/cotton lining/i)],
	['chèvre non doublé', all(goat, unlined)],
	['TIG sans doublure', all(tig, unlined)],
	['Thinsulate', of(/thinsulate/i)],
	['gant dos réfléchissant pour la fonderie', all(aluminized, industry('Foundry'))],
	['dos en jean', of(/denim/i)],
	['dos de mousse baguette', all(foamBack, stick)],
	['tricot avec fibre d’acier', rated('ANSI_CUT', 6)],
	// Kinds of glove.
	['gant de chauffeur', driver],
	['gants de camionneur', driver],
	['gants de conducteur en vache', all(driver, of(/cowhide/i))],
	['gant de monteur', fitter],
	['gant d’ajusteur d’hiver', all(fitter, winter)],
	['mitaine', mitt],
	['moufles d’hiver', all(mitt, winter)],
	['gant doublé hiver', all(winter, lined)],
	['gant d’hiver imperméable', all(winter, waterproof)],
	['gants isolés pour le froid', winter],
	['gant thermique', winter],
	['gant de soudage d’hiver', all(winter, welds)],
	['gants étanches', waterproof],
	['gant hydrofuge', waterproof],
	['gants haute visibilité', hiVis],
	['gants fluo', hiVis],
	['gant d’hiver orange haute visibilité', all(hiVis, winter)],
	['gant antivibrations', called(/vibration/i)],
	['gant anti-choc', guarded],
	['protège-jointures', guarded],
	['gants résistants aux impacts pour le pétrole', all(guarded, industry('Oil and gas'))],
	['gants pour femmes', women],
	['TIG coupe femme', all(women, tig)],
	['gaucher baguette', all(left, stick)],
	['main gauche seulement TIG', all(left, tig)],
	['gant de soudage économique', all(welds, called(/economy/i))],
	['gant de préparation', prep],
	['gants de travail en cuir', leather],
	['gants tricotés anticoupures', all(knitWrist, rated('ANSI_CUT', 4))],
	// Hazards and ratings.
	['coupure niveau A5', rated('ANSI_CUT', 5)],
	['niveau de coupure A4', rated('ANSI_CUT', 4)],
	['gants résistants aux coupures', rated('ANSI_CUT', 4)],
	['protection coupure A5 en chèvre', all(rated('ANSI_CUT', 5), goat)],
	['chaleur 250 degrés', marked('EN407', 1, '2')],
	['chaleur de contact 350 degres', marked('EN407', 1, '3')],
	['résistant à la chaleur 100 °C', marked('EN407', 1, '1')],
	['chaleur niveau 4', rated('ANSI_HEAT', 4)],
	['perforation niveau 5', rated('ANSI_PUN', 5)],
	['résistance à l’abrasion 5', rated('ANSI_ABR', 5)],
	['protection contre l’arc', welds],
	['protection contre les étincelles', any(welds, made('GRIND'))],
	['projections de métal en fusion', molten],
	['éclaboussures de soudure', all(welds, molten)],
	['gant résistant aux flammes', marked('EN407', 0, '3')],
	['chaleur radiante', any(foamBack, aluminized, rated('ANSI_HEAT', 4))],
	['grand froid', winter],
	['gant contre le froid et l’eau', all(winter, marked('EN511', 2, '1'))],
	['EN 388 coupure D', marked('EN388', 4, 'D')],
	['norme EN 12477 type B', typed('B')],
	// Sizes.
	['gants TIG très petit', all(tig, sized('XS'))],
	['gant soudeur TG', all(welds, sized('XL'))],
	['hiver 2TG', all(winter, sized('2XL'))],
	['gant de conducteur taille 3TG', all(driver, sized('3XL'))],
	['chevreuil grandeur G', all(deer, sized('L'))],
	['mitaine très grand', all(mitt, sized('XL'))],
	// Cuffs and making.
	['manchette longue', gauntlet],
	['gants à crispin', gauntlet],
	['manchette de 7 pouces', cuff(178)],
	['TIG manchette 6 po', all(tig, cuff(152))],
	['poignet tricoté', knitWrist],
	['poignet velcro', spec('Closure', /hook/i)],
	['manchette de sécurité', spec('Cuff', /safety/i)],
	['double paume', called(/double[- ]palm/i)],
	['pouce en aile', spec('Thumb', /wing/i)],
	['chevreuil coupe Gunn', all(deer, spec('Pattern', /gunn/i))],
	// Industries.
	['chantier naval baguette', all(industry('Shipyard'), stick)],
	['gant pipeline hiver', all(industry('Pipeline'), winter)],
	['gants pour la mine', industry('Mining')],
	['scierie', industry('Forestry and sawmill')],
	['acier de charpente', industry('Structural steel')],
	['ferroviaire haute visibilité', all(industry('Rail'), hiVis)],
	['gants de ferme', industry('Agricultural equipment')],
	['centre de recyclage anticoupure', all(industry('Recycling'), rated('ANSI_CUT', 4))],
	// One wrong letter.
	['gants en chevruil', deer],
	['mitane', mitt],
	['gant de soudge', welds],
	['impermable', waterproof],
	['manchete longue baguette', all(gauntlet, stick)],
	['gants dhiver', winter],
];

test('there are 150 searches, each once', () => {
	expect(new Set(SEARCHES.map(([query]) => query)).size).toBe(150);
});

test('each search has a right glove', () => {
	for (const [query, right] of SEARCHES) expect(gloves.filter(right).length, query).toBeGreaterThan(0);
});

test('at least 97 of 100 French searches have a right glove among the first three', () => {
	const failures = SEARCHES.flatMap(([query, right]) => {
		const { hits } = index.search(query, FIRST);
		const found = hits.map(({ partNumber }) => gloves.find((glove) => glove.partNumber === partNumber)!);
		return found.some(right) ? [] : [`${query}: ${found.map(({ partNumber }) => partNumber).join(', ')}`];
	});
	expect(failures.length / SEARCHES.length, failures.join('\n')).toBeLessThanOrEqual(1 - MIN_SHARE);
});
