/**
 * Harmless words that together may describe a danger: a hand in a machine, a part that was just welded, a glove that
 * is not worn. Each pattern is matched against the folded words of a task, joined by single spaces and without
 * punctuation. A match leads to a question, since the same words are often harmless.
 */

const MACHINE =
	'(?:machines?(?! shop)|motors?|engines?|moteurs?|gears?|gearbox|engrenages?|guards?|chutes?|chains?|chaines?|dies?|matrices?|shafts?|arbre|cabinet|hopper|tremie|auger|baler|combine|winch|treuil|pump|pompe|compressor|jacks?|cric|rotor|wheels?|roues?|mechanism|mecanisme|rolls|rollers|rouleaux)';
/** Machines of the yard, the farm and the shop that also stand still for whole jobs: only one that moves is a danger. */
const TURNER =
	'snow ?blowers?|blowers?|mowers?|lawn ?mowers?|tillers?|spreaders?|mixers?|splitters?|edgers?|saws?|fans?';
const MOVER = `(?:${TURNER}|belts?|drums?|hoists?|trains?|railcars?|wagons?|trucks?|tractors?|loaders?|trailers?)`;
const HAND = '(?:hands?|arms?|fingers?|thumbs?|sleeves?|mains?|doigts?|bras|manches?)';
const FRESH =
	'(?:right after|right away|straight after|straight away|just after|just (?:been )?(?:welded|burned|brazed)|just came (?:out|off)|still (?:orange|red|cooking|smoking|warm|sizzling)|encore (?:orange|rouge|fumant)|(?:juste|tout de suite|right) apres)';
const TAKE =
	'(?:pick|grab|hold|touch|carry|carrying|lift|catch|move|moving|handle|handling|picking|grabbing|holding|touching|lifting|hand on|prendre|prends|attraper|attrape|tenir|tiens|toucher|touche|pogner|pogne|ramasser|deplacer|porter)';
const ANIMAL =
	'(?:animals?|horses?|pon(?:y|ies)|pigs?|cows?|cattle|sheep|lambs?|mules?|donkeys?|ewes?|hens?|bugs?|animaux|chevaux|cheval|cochons?|vaches?|veaux?|moutons?|poules?|dindes?|betail)';
const FOOD =
	'(?:berr(?:y|ies)|apples?|carrots?|cabbages?|onions?|beans?|peas|beets?|pumpkins?|sandwich(?:es)?|pizzas?|tacos?|fries|burgers?|hamburgers?|pies?|cakes?|cookies|donuts?|bagels?|popcorn|pommes|patates|frites|gateaux?|tartes?)';

/** Scenes with machines and lines: no question if somebody said that they are stopped or dead. */
const OF_MACHINES = [
	`(?:while|when|as|with|once|before|until) (?:\\w+ ){0,4}?(?:it|they|machine|motor|engine|${MACHINE}) (?:is |s |are |still |keeps |stays )*(?:runs?|running|turns?|turning|moves|moving|goes|going|cycles|cycling|starts?|spins?|on|hot)\\b`,
	`${MACHINE} (?:is |s |are |still |keeps )*(?:runs|running|turns|turning|moves|moving|goes|going|cycles|cycling|on|started)\\b`,
	`(?:moving|turning|running|rolling|cycling|going) ${MACHINE}`,
	`(?:while|when|as|before|until) (?:\\w+ ){0,4}?${MOVER} (?:is |are |still |keeps )*(?:runs?|running|turns?|turning|moves?|moving|spins?|spinning|rolls?|rolling)\\b`,
	`(?:running|spinning|turning) (?:${TURNER})\\b|(?:moving|rolling) (?:trains?|railcars?)\\b`,
	`(?:souffleuses?|tondeuses?|scies?|malaxeurs?|fendeuses?|ventilateurs?|courroies?|trains?|wagons?) qui (?:tourn|march|roul|avanc|boug)\\w+`,
	`while (?:it|they) (?:is |s |are )?(?:turns?|runs?|moves?|goes|going|moving|turning)\\b`,
	`(?:quand|pendant qu|pendant que|lorsqu|lorsque|alors qu|alors que|si) (?:\\w+ ){0,3}?(?:tourne|marche|roule|bouge|fonctionne|part|avance|branche|scie)\\b`,
	`${HAND} (?:\\w+ ){0,4}?(?:in|into|inside|between|through|past|under|near|against|dans|entre|sous|contre|pres) (?:\\w+ ){0,4}?${MACHINE}`,
	`(?:reach|reaches|reaching|reached|poke|poking|stick my|shove|shoving) (?:\\w+ ){0,3}?(?:in|into|inside|between|through|past|under|behind) (?:\\w+ ){0,3}?(?:${MACHINE}|box|boxes|blades?)`,
	`(?:reach|reaches|reaching|reached|(?:puts?|putting|sticks?|sticking) (?:\\w+ ){0,2}?${HAND}) (?:\\w+ ){0,3}?(?:in|into|inside|between) (?:\\w+ ){0,2}?(?:running|moving|turning|spinning)\\b`,
	`(?:hand feed|hand feeding|hand fed|feed|feeds|feeding|push|pushes|pushing|slide|sliding|guide|guiding|passer|pousser|pousse) (?:\\w+ ){0,5}?(?:into|through|past|against|under|onto|dans|contre) (?:\\w+ ){0,2}?(?:${MACHINE}|blades?|lames?|table)\\b`,
	`(?:clear|clearing|clears|pull|pulling|pulls|grab|grabbing|clean|cleaning|stop|stopping|slow|slowing|steady|retenir|arreter) (?:\\w+ ){0,5}?(?:under|from|in|inside|out of|la|le|the|past) (?:\\w+ ){0,2}?${MACHINE} (?:\\w+ ){0,2}?(?:while|as|when|by hand|with my|avec la main|a la main|pendant|quand)`,
	`(?:past|behind|without|remove|removing|removed|off) (?:the|a|its|any) guards?\\b|guards? (?:is |are |was )?(?:off|open|up|lifted|removed|missing|gone)\\b|sans (?:les? )?gardes?\\b`,
	`(?:hold|holds|holding|steady|steadying|tenir|tiens|retiens) (?:\\w+ ){0,6}?(?:while|as|when|pendant qu|pendant que|quand) (?:it|he|she|they|the|my|his|her|somebody|someone|il|elle|ca|mon|ma|mes|le|la|on)\\b`,
	`plug(?:s|ging|ged)? (?:it |that |them |him |me )?(?:back )?in\\b`,
	`(?:pull|pulling|change|changing|swap|swapping|remove|removing) (?:the |a |power |hydro )*meters?\\b`,
	`(?:volts?|power|juice|current) (?:is |s |still )*(?:on|up|there|flowing)\\b|courant (?:\\w+ ){0,2}?(?:passe|encore|dessus|dedans|present)`,
	`${TAKE} (?:\\w+ ){0,4}?(?:copper|cuivre)\\b|(?:copper|cuivre) (?:\\w+ ){0,4}?(?:hums?|humming|buzzes|buzzing|nu)\\b`,
	`under load\\b|en charge\\b`,
	`${MACHINE} (?:\\w+ ){0,2}?qui (?:part|partent|tourne|tournent|marche|marchent|bouge|bougent|opere|operent|avance|avancent|roule|roulent|fonctionne|fonctionnent|force|vire)\\b`,
	`${MACHINE} (?:\\w+ ){0,1}?(?:tourne|marche|bouge|opere|fonctionne|vire)\\b(?! (?:bien|mal|pas|pu|plus|tres|ben|super|numero|a la|au))`,
	`${MACHINE} (?:\\w+ ){0,3}?avec (?:ma|la|mes|les|sa|ses|une|nos) (?:paumes?|mains?|doigts?|bras|manches?)\\b`,
	`(?:donn|redonn|remet|mett?|envoi|envoy|rouvr|ouvr)\\w* (?:\\w+ )?(?:courant|jus|power|voltage)\\b`,
	`(?:voltage|courant|jus) (?:est |y est |reste |encore )+(?:la|on|dessus|dedans|mis|ouvert|encore)\\b`,
	`lignes? (?:\\w+ ){0,2}?(?:hydro|reseau)\\b|hydro (?:\\w+ ){0,4}?lignes?\\b|(?:changer|tenir|poser|enlever|tirer) (?:\\w+ )?compteurs?\\b`,
	`(?:part|pars|partir|demarr\\w+|starte|crinque|active|actionne) (?:le|la|les|son|mon|ma|un) (?:\\w+ )?${MACHINE}\\b`,
	`(?:reseau|hydro) (?:\\w+ ){0,2}?(?:est|arrive|reste|rentre|passe)\\b|neuve? d hydro\\b`,
	`(?:pouss|pass|rentr|fourr|guid|entr)\\w* (?:\\w+ ){0,4}?(?:dans|au) (?:le |la |un |une )?(?:moulin|machine|lieuse|moissonneuse)\\b`,
	`(?:bouche|bouchee|bloque|bloquee) (?:\\w+ ){0,3}?(?:pousse|force|dedans)\\b|pousse (?:\\w+ )?dedans\\b`,
];

const OF_PEOPLE = [
	`gloves? (?:\\w+ ){0,3}?(?:at home|in my pocket|in his pocket|left behind)\\b|gloves? (?:are |is |came |come |go )?off\\b|gants? (?:\\w+ ){0,4}?(?:maison|poche|poches)\\b`,
	`(?:take|takes|took|taking|pull|pulls|pulling|peel|slip|slips|remove|removing|drop|ditch|ditched|lose|lost|left|leave) (?:off )?(?:my|his|the|a|one|her|our) (?:\\w+ )?gloves?\\b|(?:enlev|ot|retir|perd|oubli)\\w* (?:mon|mes|les|le|un|son|ses) gants?\\b`,
	`(?:one|other|left|right|my|filler) (?:hand|fingers) (?:is )?(?:bare|naked|free|uncovered)\\b|mains? (?:libre|decouverte)`,
	`(?:socks?|rags?|towels?|tape|shirt|cardboard|paper|bags?|guenille|linge|bas|sac) (?:\\w+ ){0,2}?(?:on|around|over|autour|sur) (?:my|the|his|des|de la|de ma|ma|mes|les|la) (?:hands?|fingers?|mains?|doigts?)\\b`,
	`holes? (?:\\w+ )?in (?:my|the|his) (?:\\w+ )?(?:gloves?|palm)|trous? dans (?:mon|mes|le|les|la) (?:gants?|paume)`,
	`in (?:my|his|the) mouth|dans (?:ma|la|sa) bouche`,
	`without (?:a|my|the|any|his) (?:harness|mask|helmet|hood|shield|guard|jacket|permit)|no (?:mask|helmet|hood|shield|harness|guard)\\b|sans (?:mon |le |son |un )?(?:masque|casque|harnais)\\b`,
	`(?:stand|standing|walk|walking|work|working) under (?:\\w+ )?(?:load|loads|beam|beams)|sous (?:la|une) charge\\b`,
	`${TAKE} (?:\\w+ ){0,6}?${FRESH}|${FRESH} (?:\\w+ ){0,5}?${TAKE}|(?:prendre|prends|attraper|tenir) (?:\\w+ ){0,5}?${FRESH}`,
	`(?:from|out of|off|of|in|into|du|au|le|un|dans le) (?:the |my |a )?(?:four|fours)\\b(?! (?:hours?|inch|foot|feet|of|by|days?|years?|guys|to|or|and|times|wheel))`,
	`(?:hold|catch|grab|pull|restrain|clean|skin|kill|feed|touch|handl|tenir|attrap|nettoy|ramass|touch)\\w* (?:\\w+ ){0,4}?${ANIMAL}\\b(?! (?:gate|gates|barn|barns|trailer|trailers|fence|pen|panel|stall|feeder|chute|coop|shed|wire|wagon|trough|guard)s?\\b)|${ANIMAL} (?:s )?(?:mouth|teeth|tooth|foot|feet|hoof)`,
	`nests?\\b`,
	// Gloves for another trade or a sport.
	`(?:riding|racing|driving|ride|race) (?:\\w+ ){0,2}?(?:motorcycles?|motorbikes?|bikes?|quads?|sleds?|motocross|karts?)\\b|(?:motorcycle|motocross|racing|riding|boxing|goalie|hockey|baseball|ski|golf|cycling|diving|fencing|batting|kitchen|oven|rubber|latex|nitrile exam|dish) (?:gloves?|mitts?)\\b|track days?\\b|gants? de (?:moto|boxe|ski|golf|velo|course|hockey|baseball|cuisine|caoutchouc|latex)\\b|faire de la moto\\b`,
	`under (?:a|an|the|my) (?:\\w+ )?(?:raised|lifted|suspended|hanging|jacked|hoisted|tilted)\\b|sous (?:une|un|la|le) (?:\\w+ )?(?:leve|levee|suspendu|suspendue|souleve|soulevee)\\b`,
	`under (?:a|the|my|his) (?:\\w+ )?(?:loads?|boom|hook|bucket|forks?)\\b|sous (?:le|la|une|un) (?:\\w+ )?(?:charge|fleche|crochet|godet|fourches?)\\b`,
	`${HAND} (?:\\w+ ){0,2}?(?:on|at|against|sur|contre) (?:\\w+ ){0,3}?(?:arc|tip|wire|electrode|tungsten|rod|baguette|fil|buse)\\b|(?:hold|holding|grab|grabbing|touch|touching|tenir|toucher) (?:\\w+ ){0,2}?(?:arc|wire tip|contact tip|electrode tip|tungsten tip)\\b`,
	// Things that may catch fire beside an arc.
	`(?:beside|next to|near|close to|pres du|pres de la|a cote du|a cote de la) (?:the |a |some |le |la )?(?:hay|straw|foin|paille)\\b|dry cleaners?\\b|nettoyeur a sec\\b`,
	// Gloves that are missing or left somewhere else.
	`(?:i|we) (?:have|got|ve|have got|ve got) (?:none|no more)\\b|(?:j en ai|j ai|on en a|on a) (?:pas|plus|aucun)\\b`,
	`(?:gloves?|mitts?) (?:\\w+ ){0,2}?(?:stay|stays|stayed|staying|live|sit|sits|hang|hangs|kept|forgotten|are|is|were) (?:\\w+ ){0,2}?(?:in|on|at|back|behind|upstairs|downstairs|outside)\\b|gants? (?:\\w+ ){0,2}?(?:restent?|reste|traine|trainent|sont|dorment) (?:\\w+ ){0,2}?(?:dans|sur|a|au|chez)\\b`,
	// Things that heat up by themselves, and things that are not named at all.
	`(?:is|are|was|keeps?|started|starts?) (?:getting|heating|growing) (?:hot|hotter|warm|up)\\b|(?:smoking|hissing|fuming) (?:by itself|on its own)|chauffe (?:tout seul|toute seule)\\b`,
	`(?:other|autres?) (?:things?|stuff|choses?|thing|one|affaire|truc|patente)\\b|(?:can not|cannot|cant|can t|won t|not going to|rather not) (?:name|say|tell|talk)\\b|(?:peux|veux) pas (?:le )?(?:dire|nommer)\\b`,
	`(?:flip|flipping|turning|tossing|grilling|heating|pick|picking|sort|sorting|pack|packing|cut|cutting|peel|peeling|handl|handling|make|making|serve|serving|prep|prepping|holding|grab|emballer|eplucher|couper|servir|ramasser|cueillir|faire) (?:\\w+ ){0,2}?${FOOD}\\b(?! (?:crate|crates|box|boxes|bin|bins|trailer|stone rack|oven stand|shop|stand))`,
	`(?:carry|carrying|hold|holding|load|loading|set|setting|place|placing|light|lighting) (?:a|the|an|one|another) charges?\\b`,
	`burning (?:rags?|paper|cardboard|cloth|hay|straw|leaves|box|boxes|pallets?|tires?|car|truck|barn|grass|garbage|stuff|things?|pieces?)\\b`,
	`(?:near|beside|next to|around|over|pres du|pres de la|a cote du) (?:the |some |a )?(?:hay|straw|sawdust|grass|leaves|cardboard|paper|foin|paille|feuilles)\\b(?! (?:wagon|trailer|rack|barn|baler|mill|plant|machine|company))`,
	`(?:closed|sealed|shut|full|ferme|fermee|plein|pleine|scelle|scellee) (?:up )?(?:container|pipe|vessel|tube|barrel|can|bottle|silo|bin|contenant|reservoir|tuyau|cuve|room)\\b`,
	`(?:container|pipe|vessel|tube|barrel|keg|can|silo|bin|tank|drum|line|room|contenant|reservoir|tuyau|cuve)s? (?:is |that s |s |was |not |never )*(?:full|closed|sealed|shut|cleaned|emptied|plein|pleine|ferme|fermee|scelle)\\b|full of (?:product|dust|fumes|grain|stuff|junk|powder)|product in (?:it|the|them)`,
	`(?:viens|vient|venons|venez|viennent|venais) (?:tout juste |juste )?de (?:finir |terminer )?(?:de |la |le |ma |mon )?(?:souder|soudure|bruler|braser|soude|passe|cordon|joint)\\b|encore (?:orange|rouge|fumante?|fumants?)\\b`,
	`manqu\\w+ (?:\\w+ ){0,2}?gants?\\b|(?:ai|avec|porte|mets|garde|reste) (?:rien )?(?:juste|seulement|qu) (?:un|le|mon) gant\\b|(?:garde|mets|porte) (?:\\w+ ){0,2}?gant (?:droit|gauche)\\b|pret\\w+ (?:mes|mon|les|ses) gants?\\b|(?:mon|un|son) gant (?:\\w+ ){0,5}?(?:trou|troue|perce|fendu)\\b|paumes? (?:\\w+ )?(?:decouvertes?|libres?)\\b`,
	`(?:dans|sous) (?:le |la |un |une |l |les )?(?:ruisseaux?|lac|riviere|vagues?|boue|bouette|etang|fleuve|marais|averse|sloche|vase)\\b|trempe(?:s|e|es)? (?:de|dans|par|jusqu)\\b`,
	`(?:melang|tremp|brass|vers|appliqu|frott|etend|etal|saisir)\\w* (?:\\w+ ){0,4}?(?:produits?|melanges?|bains?)\\b(?! de (?:fusion|soudure))|(?:produits?|melanges?) (?:\\w+ ){0,2}?sur (?:les|mes|la|ma) (?:mains?|doigts?|bras)\\b`,
	`au fond (?:du|de la|d un|d une) (?:puits|silo|cuve|tremie|cale|trou)\\b`,
	`(?:manches?|gants?|tablier|linge|chandail|manteau|gilet|culotte|veste) (?:\\w+ ){0,2}?(?:fume|fument|brule|brulent|prend|prise|prises|pris|coince)\\b`,
	`(?:foin|paille|bran de scie|copeaux|feuilles) (?:\\w+ ){0,2}?partout\\b|(?:dans|sur|plein de) (?:le |la |les |du |de la )?(?:foin|paille)\\b`,
	`(?:sans|pas de|aucune) (?:protection|mitaines?|manchettes?)\\b|mitaines? (?:de|en) (?:laine|coton|tricot)\\b|remplac\\w+ (?:mes|mon|les|ses) gants? par (?:\\w+ )?(?:guenilles?|linges?|chiffons?|bas|mitaines?|rien)\\b`,
	`(?:tien|tenir|tenait|retien)\\w* (?:\\w+ ){0,2}?(?:pieces?|plaques?|bouts?|toles?|morceaux?|barres?) (?:\\w+ )?(?:avec|dans|entre) (?:ses|mes|nos|les|leurs|ma|sa|la) (?:mains?|doigts?|genoux)\\b|mains? (?:\\w+ )?dans (?:le|un) bain\\b`,
	`(?:tenir|tiens|tient|retenir|retiens|guider|guide|attraper|attrape) (?:\\w+ ){0,6}?qui (?:part|descend|bouge|avance|roule|vire|tourne|tombe|glisse)\\b`,
	`caissons? (?:ferme|scelle|etanche|plein)s?\\b|(?:vagues?|eau|maree) (?:me |nous |te |lui )?(?:passe|monte|arrive|rentre|embarque)\\b`,
	`rails? (?:\\w+ ){0,2}?(?:metro|subway)\\b|rivets? (?:rouges?|chauffes?)\\b|(?:sort\\w*|fraiche) (?:\\w+ )?de la trempe\\b`,
	`serv\\w+ (?:\\w+ ){0,2}?(?:repas|diners?|soupers?|lunchs?|bouffe)\\b|(?:arranger|debiter|vider) (?:\\w+ ){0,2}?(?:orignal|chevreuil|truites?|gibier|lievre)\\b|mustang (?:\\w+ )?sauvage|jouer avec un mustang|(?:tri|trier) (?:\\w+ ){0,4}?recyclage\\b`,
	`still has (?:\\w+ )?(?:in it|product)|smells? (?:like|of)\\b|contents? unknown`,
];

export type RiskyScene = { pattern: RegExp; ofMachine: boolean };

const toScene =
	(ofMachine: boolean) =>
	(source: string): RiskyScene => ({
		pattern: new RegExp(`\\b(?:${source})`),
		ofMachine,
	});

export const RISKY_SCENES: readonly RiskyScene[] = [
	...OF_MACHINES.map(toScene(true)),
	...OF_PEOPLE.map(toScene(false)),
];
