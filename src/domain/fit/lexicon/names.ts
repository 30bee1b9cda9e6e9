/**
 * First and family names, vehicle makes and employers common in Canada, in both languages, in lower case and without
 * accents. Names that are also a hazard, a tool or a substance (Rod, Chuck, Lance, Flint, Blaze, Ash, Pierce, Burns)
 * are left out.
 */

const FIRST_NAMES = `
aaron abdul abdullah abigail adam adrian agnes ahmed aidan aisha alain alan albert alec alex alexander alexandra alexandre
alexis alfred ali alice alicia alison allan allen allison alphonse alvin amanda amelia amelie amir amit amy ana anders andre
andrea andreas andree andrew andy angela angelo angus anik anita anna anne annie anthony antoine antonio archie ariane arjun
armand arnaud arnold arthur ashley audrey austin barbara barry bart beatrice becky ben benjamin benoit bernadette
bernard bernie bert beth betty beverly bill billy bob bobby bonnie boris brad bradley brandon brenda brendan brent brett
brian brigitte bruce bruno bryan cal caleb calvin cameron camille carl carla carlos carmen carol carole caroline caroll
carrie casey catherine cathy cecile cedric chantal charles charlie charlotte chelsea cheryl chloe chris christian
christiane christine christopher cindy claire clara clarence claude claudette claudia clayton clement cliff clifford clint
clyde cody colette colin connie connor conrad corey cory courtney craig curt curtis cynthia daisy dale dan daniel daniele
danielle danny darcy daren darlene darrell darren darryl daryl dave david dawson dean deb debbie deborah denis denise dennis
derek desmond devin diane diego dimitri dmitri dominic dominique don donald donna doreen doris douglas duane duncan
dustin dwayne dwight dylan earl ed eddie eddy edith edmond edouard eduardo edward edwin eileen elaine elijah elise elizabeth
ella ellen elliot elmer elodie emil emile emilie emily emma eric erica erik erin ernest ernie erwin estelle esther ethan
etienne eugene eva evan evelyn fabien fatima felix fernand fernando florence floyd francine francis francois francoise frank
franklin fred freddy frederic frederick gabriel gabrielle gail garnet garry gary gaston gavin gene genevieve geoff geoffrey
george georges georgette gerald geraldine gerard gerry ghislain ghislaine gil gilbert gilles gina ginette giovanni gisele
glen glenn gloria gord gordie gordon grace graham greg gregoire gregory greta guillaume gunther gurpreet gustav guy guylaine
hank hans harold harpreet harriet harry harvey hassan hector heidi helen helene helga henri henry herman hilda holly horace
howard howie hubert hugh hugo hussein ian ibrahim igor ingrid irene isaac isabel isabelle ivan jacinthe jackie jackson
jacob jacqueline jacques jaime jake jamal james jamie jan jane janet janice jared jasmine jason jasper jay jean jeanne
jeannine jeff jeffrey jen jenna jennifer jenny jeremy jerome jerry jess jesse jessica jill jim jimmy joan joanne jocelyn
jocelyne jodi joe joel joey johann johanne john johnny jon jonah jonas jonathan jordan jose josee joseph josephine josh
joshua josiane joy joyce juan judith judy jules julia julian julie julien juliette justin justine kamal karen karim karine
karl kate katherine kathleen kathy katie kayla keith kelly kelsey ken kenneth kenny kent kerry kevin kim kirk klaus kristen
kristin kristina kurt kyle lana larry lars laura laure laurence laurent laurie laval lawrence lea leah leanne lee leena leo leon
leonard leroy leslie lester levi lewis liam linda lindsay lionel lisa lise lloyd lois lorenzo loretta lorna lorne lorraine
lou louie louis louise luc lucas lucie lucien lucille lucy ludovic luis luke luther lyle lynda lynn mackenzie madeleine maggie
mahmoud manon manuel marc marcel marco marcus margaret margot maria marianne marie marilyn mario marion marjorie
marlene marshall martha martin martine marty marvin mary mateo mathew mathieu matt matthew maude maureen maurice mauricette max maxime
megan mehmet melanie melissa melvin mia michael michel michele micheline michelle miguel mike milan mildred mireille miriam
mitch mitchell mohamed mohammed monica monique morgan morris moses muhammad muriel murray myriam nadia nadine nancy natalie
natasha nathalie nathan neil nelson nicholas nick nicolas nicole nigel nina noah noel nora noreen norm norma norman normand
odette olga oliver olivia olivier omar oscar otto owen pablo pam pamela pascal pat patrice patricia patrick patty paul paula
paule paulette pauline pedro peggy penny percy peter phil philip philippe phyllis pierre pierrette priya rachel rahul
ralph ramon randall randy raoul raphael ravi raymond raymonde real reg regis rejean rejeanne remi rene renee reza
rhonda richard rick ricky rita rob robbie robert roberta roberto robin roch rodney roger roland rolande romain roman ron
ronald ronnie rory rosa rosalie rosaire ross roxanne roy ruby rudy rufus russ russell ruth ryan sabrina sally sam samantha samir
samuel sandra sandy sanjay sara sarah sasha saul scott sean sebastien serge sergei seth shane shannon sharon shaun shawn
sheila shelby shelley sherry shirley sidney silvia simon simone singh solange sonia sophie spencer stacey stacy stan
stanley stefan stella stephane stephanie stephen steve steven stewart stu stuart sue susan susie suzanne sven sylvain sylvie
tabitha tamara tanya tara taylor ted teresa terrence terry thelma theo theodore theresa therese thibault thomas tim timothy
tina todd tom tommy toni tony tracy travis trevor tristan troy tyler valerie vanessa vera vern vernon veronica veronique vicky victor
victoria vince vincent viola violet virginia virginie vivian vlad vladimir wade wallace wally walter wanda warren wayne wendell
wendy wes wesley wilbur wilfred wilhelm willard william willie wilma winston xavier yan yannick yvan yves yvette yvon
yvonne zach zachary zack zoe
`;

const FAMILY_NAMES = `
ahmad allard anderson archambault arsenault aubin bailey baker beaudoin beaulieu belanger bell bennett bergeron bernier berube
bilodeau blais blanchette boisvert bouchard boudreau bourque boutin boyer brar brassard breton brisson brodeur brown
campbell caron carrier chan charbonneau chartrand chen chouinard clark cloutier comeau cormier cote couture cyr daigle dallaire
davis deschenes desjardins dhaliwal dhillon dion dore doucet drouin dube dubois duchesne dufour duguay dumont dupont dupuis
duval edwards evans fontaine fortin fournier friesen gagne gagnon gallant gauthier gendron gervais gingras girard
giroux gosselin goulet gravel grenier grewal gupta hansen harris hebert henderson hill houle hughes jacobs janzen jensen
johnson johnston jones kaur khan klassen kowalchuk kowalski labelle lachance lacroix laflamme lafleur lafontaine lalonde
lambert lamontagne landry langlois lapointe laroche lavallee lavoie leblanc leclerc leduc lefebvre legault lemay lemieux
lepage lessard levesque li lin liu macdonald mackay macleod maclean marchand marcotte martel martineau mcdonald mckenzie mclean
mcleod mcneil menard mercier michaud miron moore moreau morin morrison murphy nadeau naud nguyen nowak olson ouellet ouellette
paquet paquette paradis parent parker patel payette pelletier pepin peters peterson petit phillips picard plante plourde
poirier potvin poulin proulx provencher racine raymond reid reimer renaud richardson rioux rivard roberge roberts robertson
robichaud robinson rodrigue ross rousseau roy savard schmidt sharma sidhu simard smith stpierre tanguay taylor tessier
therrien thibeault thompson tran tremblay trudel turcotte turner unger vachon vaillancourt villeneuve wang watson wiebe
wilson wong wright yang young zhang
`;

/** Makes and models of things that are repaired, and employers: their products don't touch the glove. */
const MAKES = `
ford chevy chevrolet gmc dodge toyota honda nissan mazda subaru hyundai kia jeep chrysler cadillac buick pontiac volkswagen
vw bmw audi volvo mercedes porsche saab isuzu suzuki mitsubishi tesla lada datsun oldsmobile plymouth studebaker peterbilt
kenworth freightliner mack sterling navistar scania cummins duramax powerstroke silverado sierra tundra tacoma ranger bronco
mustang camaro corvette chevelle impala challenger civic corolla accord camry jetta golf wrangler cherokee durango
caravan econoline transit yamaha kawasaki ducati harley davidson triumph vespa polaris skidoo bombardier brp arctic
lund alumacraft princecraft bayliner evinrude johnson kubota deere john massey ferguson holland fendt claas vermeer
bobcat caterpillar komatsu hitachi liebherr doosan takeuchi jcb terex manitou genie skyjack jlg grove manitowoc liftmoore
hiab fassi palfinger tigercat ponsse prinoth camoplast prevost novabus canam supermetal adf walters lincoln gerdau stelco
dofasco algoma evraz ivaco arcelormittal nucor russel samuel suncor syncrude cnrl enbridge transcanada cenovus imperial
esso husky irving petrocan ultramar tervita aecon pcl ledcor kiewit graham bantrel jacobs snc lavalin pomerleau ebc
hydro bchydro sasktel manitoba ontarioline via cn cp rail stm ttc translink davie seaspan magna linamar martinrea
camso cascades domtar tembec resolute kruger canfor westfraser tolko irvings vale glencore inco noranda teck cameco
potashcorp nutrien mosaic agnico barrick iamgold goldcorp rona lowes depot homedepot canadiantire costco walmart ikea princess
peavey uline acklands grainger fastenal messer praxair linde airgas napa kijiji amazon ebay
`;

export const PERSON_NAMES = [FIRST_NAMES];
export const NAMES = [FIRST_NAMES, FAMILY_NAMES, MAKES];
